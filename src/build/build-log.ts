import { stripVTControlCharacters } from 'node:util';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import type { Plugin } from 'vite';
import { completeRunAge } from './complete-run.ts';

type Destination = AstroIntegrationLogger['options']['destination'];

/** How Astro begins the line of a file that it makes; the time that it took follows as another message. */
const FILE = /^ *[├└]─ /;

/** Warnings of the bundler that no change of ours can prevent. */
const UNAVOIDABLE: readonly { code: string; message: RegExp }[] = [
	/* Astro marks the module of every page so. Its own plugin reads the mark before bundling. */
	{ code: 'MODULE_LEVEL_DIRECTIVE', message: /"use astro:head-inject"/ },
	/* These depend on what else the machine is doing. */
	{ code: 'PLUGIN_TIMINGS', message: /./ },
];

/**
 * Keeps the output of a build short enough to read: no line for each file, no warning that can't be prevented, and all
 * other warnings again at the end, among them the age of the last complete test run. `npm run dev` prints what Astro
 * prints.
 */
export function buildLog(): AstroIntegration[] {
	return [shortLog(), completeRunAge()];
}

function shortLog(): AstroIntegration {
	return {
		name: 'build-log',
		hooks: {
			'astro:config:setup': ({ command, logger, updateConfig }) => {
				if (command !== 'build') return;
				updateConfig({ vite: { plugins: [hideUnavoidable()] } });
				const warnings: string[] = [];
				logger.options.destination = hideFileLines(logger.options.destination, warnings);
				process.once('exit', (code) => {
					if (code === 0 && warnings.length > 0) console.log(summarizeWarnings(warnings));
				});
			},
		},
	};
}

function hideUnavoidable(): Plugin {
	return {
		name: 'without-unavoidable-warnings',
		onLog: (_, { code, message }) =>
			UNAVOIDABLE.some((one) => one.code === code && one.message.test(message)) ? false : undefined,
	};
}

/**
 * Passes on messages, without those on each file. Files that are empty stay.
 *
 * @param warnings takes the texts of warnings
 */
export function hideFileLines(destination: Destination, warnings: string[]): Destination {
	let file: Parameters<Destination['write']>[0] | undefined;
	return {
		...destination,
		write(message) {
			const text = stripVTControlCharacters(message.message);
			if (message.label === null && FILE.test(text)) {
				file = message;
				return;
			}
			if (file && message.label === 'SKIP_FORMAT') {
				if (text.includes('not created')) {
					destination.write(file);
					destination.write(message);
				}
				file = undefined;
				return;
			}
			if (message.level === 'warn') warnings.push(`[${message.label}] ${text.trim()}`);
			destination.write(message);
		},
	};
}

/** All warnings of a build, each once, with their number. */
export function summarizeWarnings(warnings: readonly string[]): string {
	const counts = Map.groupBy(warnings, (text) => text);
	const texts = [...counts].map(([text, { length }]) => (length > 1 ? `${text} (${length} times)` : text));
	return [`\n${texts.length} ${texts.length === 1 ? 'warning' : 'warnings'}`, ...texts].join('\n\n');
}
