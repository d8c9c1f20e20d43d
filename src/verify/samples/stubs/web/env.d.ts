interface ImportMeta {
	env: Record<string, string>;
}

declare module '*.css' {}
