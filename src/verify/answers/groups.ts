import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { evaluate } from '../../evaluation/evaluate.ts';
import type { Context, Flag, State, Strategy } from '../../evaluation/types.ts';
import { problem } from '../../lib/diagnostics/build-error.ts';
import { readSuites } from './specification.ts';

/** One question for an SDK. */
export interface Question {
	/** Names the case in `src/content/data/sdk-differences.yaml`. */
	name: string;
	ask: 'flag' | 'variant';
	flag: string;
	context: Context;
	/** Answer for a flag that is not there. */
	fallback?: boolean;
}

/** What an SDK is started with, and what it is then asked. The programs read a list of groups. */
export interface Group {
	state: State & { version: number };
	questions: Question[];
}

/** What a program answers: whether a flag is on, its variant, or why the SDK does not take the question. */
export type Answer =
	| boolean
	| { flag: boolean; variant: string; enabled: boolean; payload: string | null }
	| { error: string };

/** A case of `cases.yaml`. */
interface OwnCase extends Partial<Question> {
	name: string;
	/** Strategies of the flag `asked`; they have parameters, as the server always sends them. */
	strategies?: Strategy[];
	/** More of that flag. */
	more?: Partial<Flag>;
	/** Other flags. */
	features?: Flag[];
	segments?: State['segments'];
}

/** The ends of chance: a case whose answer differs between them cannot be compared. */
const CHANCE = [0, 1 - Number.EPSILON];

/** All cases: those of the client specification, a group for each of its files, and ours, each by itself. */
export function readGroups(): Group[] {
	return [...specified(), ...own()];
}

function specified(): Group[] {
	return readSuites().map(({ file, state, tests, variantTests }) => {
		const seen = new Map<string, number>();
		const asked =
			(ask: Question['ask']) =>
			({ description, toggleName, context }: (typeof tests)[number] | (typeof variantTests)[number]) => {
				const count = (seen.get(description) ?? 0) + 1;
				seen.set(description, count);
				const name = `${file.replace('.json', '')}: ${description}${count > 1 ? ` (${count})` : ''}`;
				return { name, ask, flag: toggleName, context };
			};
		const questions = [...tests.map(asked('flag')), ...variantTests.map(asked('variant'))];
		return { state: sent(state), questions };
	});
}

function own(): Group[] {
	const cases: OwnCase[] = parse(readFileSync(new URL('cases.yaml', import.meta.url), 'utf8'));
	return cases.map(({ strategies = [], more = {}, features = [], segments = [], ...question }) => ({
		state: sent({
			features: [{ name: 'asked', enabled: true, strategies, ...more }, ...features].map(withParameters),
			segments,
		}),
		questions: [{ ask: 'flag', flag: 'asked', context: {}, ...question }],
	}));
}

function withParameters({ strategies = [], ...flag }: Flag): Flag {
	return { ...flag, strategies: strategies.map((strategy) => ({ parameters: {}, ...strategy })) };
}

/** The fields that a server always sends, without which some SDKs refuse the rules. */
function sent({ features, segments = [] }: State): Group['state'] {
	return { version: 2, features, segments };
}

/** What our model of the evaluation answers. The programs name themselves `docs` in `development`. */
export function modelAnswer(
	{ state }: Group,
	{ name, ask, flag, context, fallback = false }: Question,
): Answer {
	const whole = { appName: 'docs', environment: 'development', ...context };
	const [answer, other] = CHANCE.map((drawn): Answer => {
		const surroundings = { now: new Date(), hostname: 'docs', random: () => drawn };
		const { enabled, variant, reason } = evaluate(state, flag, whole, surroundings);
		if (ask === 'flag') return reason.code === 'unknown' ? fallback : enabled;
		return {
			flag: enabled,
			variant: variant?.name ?? 'disabled',
			enabled: variant !== undefined,
			payload: variant?.payload?.value ?? null,
		};
	});
	if (answer === undefined || JSON.stringify(answer) !== JSON.stringify(other)) {
		throw problem({
			where: name,
			found: 'an answer that is left to chance',
			expected: 'one that can be compared: a stickiness that the context has',
		});
	}
	return answer;
}

/** An answer in a few words, such as `on`, or `red, flag off`. */
export function inWords(answer: Answer): string {
	if (typeof answer === 'boolean') return answer ? 'on' : 'off';
	if ('error' in answer) return 'error';
	const { flag, variant, enabled, payload } = answer;
	const odd = enabled === (variant === 'disabled') ? [enabled ? 'enabled' : 'not enabled'] : [];
	return [
		variant,
		...(payload === null ? [] : [`payload ${payload}`]),
		...(flag ? [] : ['flag off']),
		...odd,
	].join(', ');
}
