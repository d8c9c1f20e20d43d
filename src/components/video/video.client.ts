import { VIDEO_EMBED } from 'astro:env/client';
import { attempt } from '../../client/load/attempt.ts';

/** Plays a video in its place when a reader asks for it; nothing comes from its host before. */
export function setUpVideo(root: Document): void {
	if (VIDEO_EMBED === 'off') return;
	root.addEventListener('click', (event) => {
		const figure = (event.target as Element).closest?.<HTMLElement>('[data-video]');
		if (!figure || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		void attempt(figure, () => import('./play.ts').then(({ play }) => play(figure)));
	});
}
