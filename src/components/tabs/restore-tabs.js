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
			const radios = [...box.querySelectorAll(':scope > input')];
			for (const id of [stored, asked]) {
				const radio =
					radios.find(({ value }) => value === id) ??
					radios.find(({ dataset }) => dataset.also?.split(' ').includes(id));
				if (radio) radio.checked = true;
			}
		}
	},
);
