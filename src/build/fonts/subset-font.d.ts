declare module 'subset-font' {
	/** Makes a font of some signs from another one. */
	export default function subsetFont(
		original: Uint8Array,
		text: string,
		options: {
			targetFormat: 'woff2' | 'sfnt';
			keepFeatures?: string[];
			noHinting?: boolean;
			variationAxes: Record<string, number | { min: number; max: number }>;
		},
	): Promise<Uint8Array>;
}
