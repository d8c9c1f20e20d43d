import { ASSISTANT_SCRIPT, ASSISTANT_SCRIPT_ATTRIBUTES, ASSISTANT_SCRIPT_OPEN } from 'astro:env/client';
import { within } from '../../lib/browser/load/file.ts';
import { trustedScript } from '../../lib/browser/trusted.ts';
import { attributesOf } from '../../lib/environment/assistant-settings.ts';
import type { WidgetProvider } from '../provider.ts';

let loading: Promise<void> | undefined;

/**
 * A widget of another host: one script with attributes. The button of the site opens it, says so when it could not be
 * loaded, and tries again.
 */
export const scriptProvider: WidgetProvider = {
	answers: 'elsewhere',
	prepare: () => void load().catch(() => undefined),
	async open() {
		await load();
		functionAt(ASSISTANT_SCRIPT_OPEN ?? '')();
	},
};

function load(): Promise<void> {
	loading ??= within(inject);
	loading.catch(() => {
		loading = undefined;
	});
	return loading;
}

function inject(signal: AbortSignal): Promise<void> {
	const { promise, resolve, reject } = Promise.withResolvers<void>();
	const address = ASSISTANT_SCRIPT ?? '';
	const script = document.createElement('script');
	for (const [name, value] of Object.entries(attributesOf(ASSISTANT_SCRIPT_ATTRIBUTES) ?? {}))
		script.setAttribute(name, value);
	script.async = true;
	script.src = trustedScript(address, address);
	const failed = () => {
		script.remove();
		reject(new Error(`${new URL(address).host} does not answer.`));
	};
	script.addEventListener('load', () => resolve());
	script.addEventListener('error', failed);
	signal.addEventListener('abort', failed);
	document.head.append(script);
	return promise;
}

/**
 * The function of a global name with dots, bound to what holds it.
 *
 * @throws Error if the widget has no such function
 */
function functionAt(path: string): () => unknown {
	const names = path.split('.');
	const last = names.pop() ?? '';
	const owner = names.reduce<unknown>((at, name) => Object(at)[name], globalThis);
	const found: unknown = Object(owner)[last];
	if (typeof found !== 'function') throw new Error(`The widget has no function ${path}.`);
	return () => found.call(owner);
}
