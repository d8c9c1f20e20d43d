interface Cookies {
	get(name: string): { name: string; value: string } | undefined;
	set(name: string, value: string, options?: object): void;
}

export class NextRequest extends Request {
	readonly cookies: Cookies;
	readonly nextUrl: URL & { clone(): URL };
}

export class NextResponse extends Response {
	readonly cookies: Cookies;
	static next(options?: object): NextResponse;
	static redirect(url: string | URL, status?: number): NextResponse;
	static rewrite(url: string | URL): NextResponse;
}

export function after(task: Promise<unknown> | (() => unknown)): void;
