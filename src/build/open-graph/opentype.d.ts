declare module 'opentype.js' {
	/** A font that was read. */
	export interface Font {
		/** Number of the sign's drawing; 0 stands for a sign that the font lacks. */
		charToGlyphIndex(sign: string): number;
		getAdvanceWidth(text: string, size: number, options?: RenderOptions): number;
		getPath(text: string, x: number, y: number, size: number, options?: RenderOptions): Path;
	}
	export interface Path {
		commands: PathCommand[];
	}
	/** As in a path of SVG: `x` and `y` are where it leads, the other points hold the curve. */
	export type PathCommand =
		| { type: 'Z' }
		| { type: 'M'; x: number; y: number }
		| { type: 'L'; x: number; y: number }
		| { type: 'Q'; x1: number; y1: number; x: number; y: number }
		| { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number };
	export interface RenderOptions {
		kerning?: boolean;
		/** Space added behind each sign, in parts of the size. */
		letterSpacing?: number;
	}
	const opentype: { parse(buffer: ArrayBuffer): Font };
	export default opentype;
}
