import type { ClientDirective } from 'astro';
import { attempt } from '../../../lib/browser/load/attempt.ts';
import { within } from '../../../lib/browser/load/file.ts';
import { isModified } from '../../client/modified.ts';

/** Signs that a reader is about to use a control: it is under the pointer, focused or touched. */
export const SIGNS = ['pointerover', 'focusin', 'touchstart'];

/** Signs that a reader uses it. */
const USES = ['click', 'input'];

/**
 * `client:intent`: loads and hydrates an island at the first sign that a reader reaches for it.
 *
 * With `client:intent="replay"` a click that comes before the island is ready is held back and
 * repeated afterwards, also one that a script made. If loading fails, a held click is dropped, so that the control is
 * as it was, and the error is shown with a way to try again; where nobody used the control yet, the next sign tries
 * again. Without a value, the control does by itself what it's for, such as open a popover, so a failure shows no
 * error. `client:intent="address"` also starts at once when the address of the page asks for something.
 */
const intent: ClientDirective = (load, { value }, island) => {
	const listening = new AbortController();
	const { signal } = listening;
	let ready: Promise<void> | undefined;
	let held: HTMLElement | undefined;

	const start = () => {
		ready ??= hydrate(load, island).then(
			() => listening.abort(),
			(error) => {
				ready = undefined;
				throw error;
			},
		);
		return ready;
	};
	const control = () => island.querySelector<HTMLElement>('a, button, input') ?? island;
	const reach = () => void start().catch(() => {});
	const use = () =>
		attempt(control(), async () => {
			await start();
			const target = held;
			held = undefined;
			/* React replaces markup that a translator or an extension changed, and they replace what they added. */
			if (target) (target.isConnected ? target : control()).click();
		});
	const listen = (event: Event) => {
		const { type, target } = event;
		if (isModified(event as MouseEvent)) return;
		if (value === 'replay' && type === 'click') {
			event.preventDefault();
			event.stopImmediatePropagation();
			held = target as HTMLElement;
		}
		void (value ? use() : reach());
	};

	for (const sign of USES) island.addEventListener(sign, listen, { capture: true, signal });
	for (const sign of SIGNS) island.addEventListener(sign, reach, { passive: true, signal });
	if (value === 'address' && location.search) void use();
};

/** Settles when the island answers to events, or when its code cannot be loaded or run. */
async function hydrate(load: Parameters<ClientDirective>[0], island: HTMLElement): Promise<void> {
	const show = await load();
	await within(async (signal) => {
		const { promise, resolve, reject } = Promise.withResolvers<void>();
		island.addEventListener('island:ready', () => resolve(), { signal });
		island.addEventListener(
			'astro:hydration-error',
			(event) => reject((event as CustomEvent<{ error: unknown }>).detail.error),
			{ signal },
		);
		await show();
		await promise;
	});
}

export default intent;
