import { type Problem, problem } from '../../lib/diagnostics/build-error.ts';
import type { AnalyticsVariables, Target } from './adapter.ts';
import { adapters } from './adapters/index.ts';

/**
 * Where counts go.
 *
 * @param variables as they were found
 * @throws {BuildError} naming each variable that is missing, wrong, or read by no one
 */
export function analyticsTarget(variables: AnalyticsVariables): Target {
	const service = variables.ANALYTICS || 'none';
	const needs = adapters[service]?.needs ?? {};
	const problems: Problem[] = [];
	const read = (name: 'ANALYTICS_URL' | 'ANALYTICS_ID'): string => {
		const need = needs[name];
		const found = variables[name]?.trim() || undefined;
		if (!need) {
			if (found)
				problems.push({
					where: name,
					found: JSON.stringify(found),
					expected: `nothing: ANALYTICS=${service} does not read it`,
					write: `${name}=`,
				});
			return '';
		}
		const value = found ?? need.preset;
		if (value === undefined || !need.accepts(value))
			problems.push({
				where: name,
				found: found === undefined ? `nothing, with ANALYTICS=${service}` : JSON.stringify(found),
				expected: need.expected,
				write: `${name}=${need.example}`,
			});
		return value ?? '';
	};
	const target = { url: read('ANALYTICS_URL').replace(/\/$/, ''), id: read('ANALYTICS_ID') };
	if (problems.length > 0) throw problem(...problems);
	return target;
}

/** The addresses of a list with commas. */
export function addressesOf(list: string | undefined): string[] {
	return (list ?? '')
		.split(',')
		.map((word) => word.trim())
		.filter(Boolean);
}
