declare module 'opentype.js' {
	/** A font that was read. */
	export interface Font {
		/** Number of the sign's drawing; 0 stands for a sign that the font lacks. */
		charToGlyphIndex(sign: string): number;
		getAdvanceWidth(text: string, size: number, options?: RenderOptions): number;
		getPath(text: string, x: number, y: number, size: number, options?: RenderOptions): Path;
	}
	export interface Path {
		/** Data of an SVG path with so many decimals. */
		toPathData(decimals: number): string;
	}
	export interface RenderOptions {
		kerning?: boolean;
		/** Space added behind each sign, in parts of the size. */
		letterSpacing?: number;
	}
	const opentype: { parse(buffer: ArrayBuffer): Font };
	export default opentype;
}
