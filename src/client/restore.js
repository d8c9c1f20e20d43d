(() => {
	const readObject = (storage, key) => {
		try {
			return Object(JSON.parse(self[storage].getItem(key)));
		} catch {
			return {};
		}
	};
	const define = (name, callback) =>
		customElements.define(
			name,
			class extends HTMLElement {
				connectedCallback() {
					callback(this);
				}
			},
		);

	const tabs = readObject('localStorage', 'tabs');
	const lang = new URLSearchParams(location.search).get('lang');
	define('restore-tabs', ({ parentElement: box }) => {
		const { group } = box.dataset;
		for (const id of [tabs[group], group === 'language' && lang]) {
			for (const radio of box.querySelectorAll(':scope > input'))
				if (radio.value === id) radio.checked = true;
		}
	});

	define('restore-sidebar', (end) => {
		const scroller = end.parentElement;
		const state = readObject('sessionStorage', 'sidebar-state');
		for (const group of scroller.querySelectorAll('details[data-group]')) {
			const open = Object(state.open)[group.dataset.group];
			if (typeof open === 'boolean' && !group.querySelector('[aria-current=page]')) group.open = open;
		}
		if (state.section === scroller.dataset.section && state.top >= 0) scroller.scrollTop = state.top;
		else scroller.querySelector('[aria-current=page]')?.scrollIntoView?.({ block: 'nearest' });
	});
})();
