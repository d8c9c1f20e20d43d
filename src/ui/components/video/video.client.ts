import { VIDEO_EMBED } from 'astro:env/client';
import { attempt } from '../../../lib/browser/load/attempt.ts';
import { isModified } from '../../client/modified.ts';

/** Plays a video in its place when a reader asks for it; nothing comes from its host before. */
export function setUpVideo(root: Document): void {
	if (VIDEO_EMBED === 'off') return;
	root.addEventListener('click', (event) => {
		const figure = (event.target as Element).closest?.<HTMLElement>('[data-video]');
		if (!figure || isModified(event)) return;
		event.preventDefault();
		void attempt(figure, () => import('./play.ts').then(({ play }) => play(figure)));
	});
}
