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
			for (const choice of [stored, asked]) {
				const ids = typeof choice === 'string' ? choice.split(' ') : [];
				const radio =
					ids.map((id) => radios.find(({ value }) => value === id)).find(Boolean) ??
					radios.find(({ dataset }) => ids.includes(dataset.also));
				if (radio) radio.checked = true;
			}
		}
	},
);
