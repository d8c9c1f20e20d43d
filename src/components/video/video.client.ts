import { VIDEO_EMBED } from 'astro:env/client';

/** Plays a video in its place when a reader asks for it; nothing comes from its host before. */
export function setUpVideo(root: Document): void {
	if (VIDEO_EMBED === 'off') return;
	root.addEventListener('click', (event) => {
		const figure = (event.target as Element).closest?.<HTMLElement>('[data-video]');
		if (!figure || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		const player = document.createElement('iframe');
		player.src = `https://www.youtube-nocookie.com/embed/${figure.dataset['video']}?autoplay=1`;
		player.title = figure.querySelector('.video-title')?.textContent ?? '';
		player.allow = 'autoplay; encrypted-media; picture-in-picture; fullscreen';
		player.referrerPolicy = 'strict-origin';
		figure.replaceChildren(player);
		player.focus();
	});
}
