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
				let state;
				try {
					state = JSON.parse(read('sessionStorage', 'sidebar-state'));
				} catch {}
				for (const group of menu.querySelectorAll('[data-group]')) {
					const open = state?.open?.[group.dataset.group];
					if (open === !group.open && !group.contains(entry)) group.open = open;
				}
				/* Only the menu scrolls: the entry of the page comes into its middle, if it is not wanted where it is seen. */
				const centre = (unseen) => {
					const box = menu.getBoundingClientRect();
					const start = menu.querySelector('.menu-head')?.getBoundingClientRect().bottom ?? box.top;
					const end = Math.min(box.bottom, innerHeight);
					const { top, bottom } = entry.getBoundingClientRect();
					if (unseen !== true || top < start || bottom > end) {
						menu.scrollTop += (top + bottom - start - end) / 2;
					}
				};
				/* The next frame has all styles, and nothing is painted before. */
				requestAnimationFrame(() => {
					const kept = state?.section === menu.dataset.section;
					if (kept) menu.scrollTop = state.top;
					if (entry) centre(kept);
				});
				if (entry) menu.addEventListener('beforetoggle', () => requestAnimationFrame(centre));
			}
		},
	);
})();
