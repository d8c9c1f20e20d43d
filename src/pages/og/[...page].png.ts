import type { APIContext } from 'astro';
import type { Card } from '~/build/open-graph/card.ts';
import { cardsOfPages } from '~/build/open-graph/cards.ts';
import { drawPictures } from '~/build/open-graph/pictures.ts';
import { cardPath } from '~/lib/urls/card-path.ts';

let draw: ReturnType<typeof drawPictures> | undefined;

export async function getStaticPaths() {
	const cards = await cardsOfPages();
	// A build needs all of them, and draws them while it renders pages.
	draw = drawPictures(import.meta.env.DEV ? [] : [...cards.values()]);
	return [...cards].map(([page, card]) => ({
		params: { page: cardPath(page).replace(/^\/og\/|\.png$/g, '') },
		props: { card },
	}));
}

/** The picture that stands for a page where others link to it. */
export async function GET({ props }: APIContext<{ card: Card }>): Promise<Response> {
	draw ??= drawPictures([]);
	const picture = await draw(props.card);
	return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } });
}
