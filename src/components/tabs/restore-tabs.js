customElements.define(
	'restore-tabs',
	class extends HTMLElement {
		connectedCallback() {
			const box = this.parentElement;
			const { group } = box.dataset;
			let stored;
			try {
				stored = JSON.parse(localStorage.getItem('tabs'))[group];
			} catch {}
			const asked = group === 'language' && new URLSearchParams(location.search).get('lang');
			for (const id of [stored, asked]) {
				for (const radio of box.querySelectorAll(':scope > input'))
					if (radio.value === id) radio.checked = true;
			}
		}
	},
);
