/** A request in the form that samples in every language and notation are made from. */
export interface HttpRequest {
	/** In capitals. */
	method: string;
	/** Where the server is, without a slash at the end. */
	origin: string;
	/** Path with the encoded query. */
	target: string;
	headers: readonly (readonly [name: string, value: string])[];
	/** Sent as JSON; left out if the request has none. */
	body?: unknown;
}

/** Server that samples talk to: the address at which one that was started locally listens. */
export const localOrigin = 'http://localhost:4242';

/** Address a request goes to. */
export function addressOf({ origin, target }: HttpRequest): string {
	return origin + target;
}
