interface Cookies {
	get(name: string): { name: string; value: string } | undefined;
	has(name: string): boolean;
	set(name: string, value: string, options?: object): void;
}

export function cookies(): Promise<Cookies>;
export function headers(): Promise<Headers>;
