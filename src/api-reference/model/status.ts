import { STATUS_CODES } from 'node:http';

/** `404` as `404 Not Found`. */
export function statusTitle(status: string): string {
	return [status, STATUS_CODES[status]].filter(Boolean).join(' ');
}
