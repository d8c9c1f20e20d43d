(() => {
	const root = document.documentElement;
	const { announcement } = document.currentScript.dataset;
	const read = (storage, key) => {
		try {
			return self[storage].getItem(key);
		} catch {}
	};

	const system = matchMedia('(prefers-color-scheme: dark)');
	const showTheme = (choice) => {
		const theme = /^(light|dark)$/.test(choice) ? choice : system.matches ? 'dark' : 'light';
		root.dataset.theme = root.dataset.scheme = theme;
		const control = document.getElementById('theme-switch');
		if (control) control.checked = theme === 'dark';
		dispatchEvent(new Event('theme-change'));
	};
	const showStored = () => showTheme(read('localStorage', 'theme'));
	showStored();
	system.addEventListener('change', showStored);
	for (const name of ['DOMContentLoaded', 'pageshow', 'storage']) addEventListener(name, showStored);
	addEventListener('theme-choice', ({ detail }) => {
		try {
			localStorage.setItem('theme', detail);
		} catch {}
		showTheme(detail);
	});

	if (read('sessionStorage', 'assistant-panel')) root.dataset.assistant = 'open';

	if (announcement && read('localStorage', 'announcement-dismissed') === announcement) {
		root.dataset.announcement = 'dismissed';
	}

	/* The banner shows only where the stylesheet did not load; this adds the base URL that would be right. */
	addEventListener('DOMContentLoaded', () => {
		const banner = document.getElementById('base-url-banner');
		if (getComputedStyle(banner).display === 'none') return;
		const page = new URL(document.querySelector('[rel=canonical]').href).pathname.slice(1);
		const path = location.pathname.replace(/(index)?(\.html)?$/, '');
		banner.lastElementChild.lastElementChild.textContent = path.endsWith(`/${page}`)
			? path.slice(0, path.length - page.length)
			: '/';
	});

	customElements.define(
		'restore-sidebar',
		class extends HTMLElement {
			connectedCallback() {
				const menu = this.parentElement;
				const entry = menu.querySelector('[aria-current=page]');
				if (!entry) return;
				let state;
				try {
					state = JSON.parse(read('sessionStorage', 'sidebar-state'));
				} catch {}
				for (const group of menu.querySelectorAll('details')) {
					const open = state?.open?.[group.querySelector(':scope > ul > li > a')?.pathname];
					if (open === !group.open && !group.contains(entry)) group.open = open;
				}
				/*
				 * Only the menu scrolls: the entry of the page comes into its middle, if it is not seen where the reader left
				 * the menu. The next frame has all styles, and nothing is painted before; the font may come later, in which
				 * labels can break elsewhere.
				 */
				const center = () => {
					menu.scrollTop = entry.offsetTop - menu.clientHeight / 2;
					return menu.scrollTop;
				};
				const show = (top) =>
					requestAnimationFrame(() => {
						menu.scrollTop = top;
						const place = entry.offsetTop - menu.scrollTop;
						if (top >= 0 && place >= 0 && place < menu.clientHeight - 90) return;
						const centered = center();
						document.fonts.ready.then(() => menu.scrollTop === centered && center());
					});
				show(state?.section === menu.dataset.section ? state.top : -1);
				menu.closest('.menu').addEventListener('beforetoggle', () => show());
			}
		},
	);
})();
