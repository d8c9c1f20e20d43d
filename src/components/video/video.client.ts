import { VIDEO_EMBED } from 'astro:env/client';
import { attempt } from '../../client/load/attempt.ts';
import { within } from '../../client/load/file.ts';

/** Plays a video in its place when a reader asks for it; nothing comes from its host before. */
export function setUpVideo(root: Document): void {
	if (VIDEO_EMBED === 'off') return;
	root.addEventListener('click', (event) => {
		const figure = (event.target as Element).closest?.<HTMLElement>('[data-video]');
		if (!figure || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		void attempt(figure, () => play(figure));
	});
}

/** Puts the player in place of the link. A page cannot tell what a frame of another host shows, only that it is there. */
async function play(figure: HTMLElement): Promise<void> {
	if (!navigator.onLine) throw new Error('ERR_INTERNET_DISCONNECTED');
	const link = [...figure.childNodes];
	const player = document.createElement('iframe');
	player.src = `https://www.youtube-nocookie.com/embed/${figure.dataset['video']}?autoplay=1`;
	player.title = figure.querySelector('.video-title')?.textContent ?? '';
	player.allow = 'autoplay; encrypted-media; picture-in-picture; fullscreen';
	player.referrerPolicy = 'strict-origin';
	figure.replaceChildren(player);
	player.focus();
	try {
		await within(() => new Promise((loaded) => player.addEventListener('load', loaded)));
	} catch (error) {
		figure.replaceChildren(...link);
		throw error;
	}
}
