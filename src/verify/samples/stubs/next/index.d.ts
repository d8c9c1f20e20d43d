export interface Metadata {
	title?: string;
	description?: string;
}

export interface NextConfig {
	[option: string]: unknown;
}
