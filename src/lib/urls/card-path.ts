/** Width and height of the pictures that stand for pages elsewhere, in pixels, as services that show them ask for. */
export const cardSize = { width: 1200, height: 630 };

/** Root-relative address of the picture that stands for a page where others link to it. */
export function cardPath(page: string): string {
	return `/og${page === '/' ? '/index' : page}.png`;
}
