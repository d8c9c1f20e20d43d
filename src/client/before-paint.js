(() => {
	const root = document.documentElement;
	const data = document.currentScript.dataset;
	const read = (storage, key) => {
		try {
			return self[storage].getItem(key);
		} catch {}
	};

	const system = matchMedia('(prefers-color-scheme: dark)');
	const applyTheme = (choice) => {
		const theme = choice === 'light' || choice === 'dark' ? choice : system.matches ? 'dark' : 'light';
		root.dataset.theme = root.dataset.scheme = theme;
		const control = document.getElementById('theme-switch');
		if (control) control.checked = theme === 'dark';
		document.dispatchEvent(new CustomEvent('theme-change'));
	};
	const applyStored = () => applyTheme(read('localStorage', 'theme'));
	applyStored();
	system.addEventListener('change', applyStored);
	addEventListener('storage', (event) => (event.key === 'theme' || event.key === null) && applyStored());
	addEventListener('pageshow', applyStored);
	document.addEventListener('DOMContentLoaded', applyStored);
	document.addEventListener('theme-choice', ({ detail }) => {
		try {
			localStorage.setItem('theme', detail);
		} catch {}
		applyTheme(detail);
	});

	if (data.announcement && read('localStorage', 'announcement-dismissed') === data.announcement) {
		root.dataset.announcement = 'dismissed';
	}

	/* The banner shows only where the stylesheet did not load; this adds the base URL that would be right. */
	document.addEventListener('DOMContentLoaded', () => {
		const banner = document.getElementById('base-url-banner');
		if (!banner || getComputedStyle(banner).display === 'none') return;
		const path = new URL(document.querySelector('link[rel=canonical]')?.href ?? '/', location).pathname;
		const own = location.pathname.replace(/(\/index)?(\.html)?\/?$/, '');
		const base = own.endsWith(path === '/' ? '' : path)
			? own.slice(0, own.length - (path === '/' ? 0 : path.length))
			: '';
		banner.querySelector('code').textContent = `${base}/`;
	});

	customElements.define(
		'restore-sidebar',
		class extends HTMLElement {
			connectedCallback() {
				const scroller = this.parentElement;
				let state = {};
				try {
					state = Object(JSON.parse(read('sessionStorage', 'sidebar-state')));
				} catch {}
				for (const group of scroller.querySelectorAll('details[data-group]')) {
					const open = Object(state.open)[group.dataset.group];
					if (typeof open === 'boolean' && !group.querySelector('[aria-current=page]')) group.open = open;
				}
				if (state.section === scroller.dataset.section && state.top >= 0) scroller.scrollTop = state.top;
				else scroller.querySelector('[aria-current=page]')?.scrollIntoView?.({ block: 'nearest' });
			}
		},
	);
})();
