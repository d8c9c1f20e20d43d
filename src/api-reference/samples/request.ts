/** A request in the form that all samples are made from. */
export interface SampleRequest {
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

/** Address a request goes to. */
export function addressOf({ origin, target }: SampleRequest): string {
	return origin + target;
}
