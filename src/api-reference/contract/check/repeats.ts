import { answersOf, nameOf, type Parts, type Written } from '../assemble.ts';
import { type ContractProblem, pointerOf, problemAt } from '../problem.ts';
import type { Content, Place } from '../types.ts';
import { below } from '../walk.ts';

/** A text that stands on the page of an operation, and where it is written. */
interface Said {
	text: string;
	place: Place;
}

/** Sentences that a reader would meet twice on the page of one operation, apart from its trees of fields. */
export function checkRepeats(parts: Parts): ContractProblem[] {
	const pages = pagesOf(parts);
	return parts.operations.flatMap((written) => {
		const seen = new Map<string, Place>();
		return pages(written).flatMap(({ text, place }) =>
			sentencesOf(text).flatMap((sentence) => {
				const first = seen.get(sentence);
				if (!first) {
					seen.set(sentence, place);
					return [];
				}
				const where = `${first.file} ${pointerOf(first.keys)}`;
				const write = 'what is not said there, or nothing of it';
				return [problemAt(place, [`\`${sentence}\`, as in ${where}`, 'each sentence once on a page', write])];
			}),
		);
	});
}

function pagesOf({ schemas, responses }: Parts): (written: Written) => Said[] {
	const named = new Map(schemas.map((one) => [one.name, one]));
	const shared = new Map(responses.map((one) => [one.name, one]));
	const inContent = (content: Content | undefined, place: Place): Said[] => {
		const [[type, { schema = {} }] = ['', {}]] = Object.entries(content ?? {});
		if (schema.description) {
			return [{ text: schema.description, place: below(place, 'content', type, 'schema', 'description') }];
		}
		const found = schema.$ref === undefined ? undefined : named.get(nameOf(schema.$ref));
		return found?.schema.description ? [{ text: found.schema.description, place: found.place }] : [];
	};
	return ({ operation, place }) => {
		const { description = '', parameters = [], requestBody } = operation;
		const said = [
			{ text: description, place: below(place, 'description') },
			...parameters.map((one, index) => ({
				text: one.description ?? '',
				place: below(place, 'parameters', index, 'description'),
			})),
			{ text: requestBody?.description ?? '', place: below(place, 'requestBody', 'description') },
			...inContent(requestBody?.content, below(place, 'requestBody')),
			...Object.entries(answersOf(operation)).flatMap(([status, given]) => {
				const found = given.$ref === undefined ? undefined : shared.get(nameOf(given.$ref));
				const answer = found?.response ?? given;
				const at = found?.place ?? below(place, 'responses', status);
				return [
					{ text: answer.description ?? '', place: at },
					...Object.entries(answer.headers ?? {}).map(([name, header]) => ({
						text: header.description ?? '',
						place: below(at, 'headers', name, 'description'),
					})),
					...inContent(answer.content, at),
				];
			}),
		];
		return [...new Map(said.map((one) => [one.place.file + pointerOf(one.place.keys), one])).values()];
	};
}

/** A text in sentences: a period ends one where white space and no lower-case letter follows. */
function sentencesOf(text: string): string[] {
	return text
		.split(/(?<=[.!?])\s+(?!\p{Ll})/u)
		.map((sentence) => sentence.trim())
		.filter(Boolean);
}
