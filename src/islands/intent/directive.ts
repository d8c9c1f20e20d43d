import type { ClientDirective } from 'astro';

/** Signs that a reader is about to use a control: it is under the pointer, focused or touched. */
const SIGNS = ['pointerover', 'focusin', 'touchstart', 'click', 'intent'] as const;

/**
 * `client:intent`: loads and hydrates an island at the first sign that a reader reaches for it.
 *
 * With `client:intent="replay"` a click that comes before the island is ready is held back and
 * repeated afterwards, also one that a script made. Without it, the click does at once what the server-rendered markup does by
 * itself: follow the link, open the popover. If loading fails, a held click is let through.
 * `client:intent="address"` also starts at once when the address of the page asks for something.
 */
const intent: ClientDirective = (load, options, island) => {
	let held: HTMLElement | undefined;
	let started = false;

	const hold = (event: Event) => {
		const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
		if (options.value !== 'replay' || ctrlKey || metaKey || shiftKey) return;
		event.preventDefault();
		event.stopImmediatePropagation();
		held = event.target as HTMLElement;
		void start();
	};
	const release = () => {
		island.removeEventListener('click', hold, true);
		held?.click();
	};
	const start = async () => {
		if (started) return;
		started = true;
		for (const sign of SIGNS) island.removeEventListener(sign, start);
		island.addEventListener('island:ready', release, { once: true });
		island.addEventListener('astro:hydration-error', release, { once: true });
		const hydrate = await load();
		await hydrate();
	};

	island.addEventListener('click', hold, true);
	for (const sign of SIGNS) island.addEventListener(sign, start, { passive: true });
	if (options.value === 'address' && location.search) void start();
};

export default intent;
