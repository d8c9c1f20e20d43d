/** A place in the window, in CSS pixels. */
export interface Box {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** What a crop says beside its elements. */
export interface Frame {
	padding?: number | undefined;
	width?: number | undefined;
	height?: number | undefined;
}

/**
 * The region around boxes, with padding, cut to a size and to the window, on whole pixels.
 *
 * @param boxes at least one
 */
export function regionAround(boxes: Box[], frame: Frame, window: { width: number; height: number }): Box {
	const { padding = 0 } = frame;
	const left = Math.max(0, Math.floor(Math.min(...boxes.map(({ x }) => x)) - padding));
	const top = Math.max(0, Math.floor(Math.min(...boxes.map(({ y }) => y)) - padding));
	const right = Math.min(
		window.width,
		Math.ceil(Math.max(...boxes.map((box) => box.x + box.width)) + padding),
	);
	const bottom = Math.min(
		window.height,
		Math.ceil(Math.max(...boxes.map((box) => box.y + box.height)) + padding),
	);
	return {
		x: left,
		y: top,
		width: Math.min(right - left, frame.width ?? Number.POSITIVE_INFINITY),
		height: Math.min(bottom - top, frame.height ?? Number.POSITIVE_INFINITY),
	};
}
