import type { Operation } from '../model/types.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The example of an answer that fits the sample of its request: what the request sets, and what the end of its path
 * names, stands in the answer too.
 *
 * @param answer example of a success
 * @param path path of the operation, whose last part can be a parameter
 * @param request what the sample sends: its body, and the value of that parameter
 */
export function echoed(
	answer: unknown,
	{ path }: Pick<Operation, 'path'>,
	{ body, last }: { body: unknown; last: unknown },
): unknown {
	if (!isFields(answer)) return answer;
	const key = last === undefined ? undefined : keyOf(path, answer);
	const named =
		key === undefined ? {} : { [key]: typeof answer[key] === 'number' ? Number(last) : String(last) };
	const said = isFields(body)
		? Object.entries(body).filter(([name, value]) => isAlike(answer[name], value))
		: [];
	return { ...answer, ...Object.fromEntries(said), ...named };
}

/** The field that holds what the last part of a path names. */
function keyOf(path: string, answer: Fields): string | undefined {
	const parameter = /\{(\w+)\}$/.exec(path)?.[1] ?? '';
	const usual = /^id$|Id$/.test(parameter) ? 'id' : 'name';
	return [parameter, usual].find((key) => ['string', 'number'].includes(typeof answer[key]));
}

/** Whether two values are of the same kind, with the same fields: an answer has fewer fields than what was sent, or more. */
function isAlike(answered: unknown, sent: unknown): boolean {
	if (Array.isArray(answered) && Array.isArray(sent)) {
		return answered.length > 0 && sent.length > 0 && isAlike(answered[0], sent[0]);
	}
	if (isFields(answered) && isFields(sent)) {
		const names = Object.keys(answered);
		const isSame = names.length === Object.keys(sent).length;
		return isSame && names.every((name) => isAlike(answered[name], sent[name]));
	}
	return typeof answered === typeof sent && typeof sent !== 'object';
}

function isFields(value: unknown): value is Fields {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
