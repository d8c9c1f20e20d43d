import { within } from '../../../lib/browser/load/file.ts';

/**
 * Puts the player in place of the link. A page cannot tell what a frame of another host shows, only that it is there.
 *
 * @throws {Error} if there is no network, or the frame does not load; the link is back then
 */
export async function play(figure: HTMLElement): Promise<void> {
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
