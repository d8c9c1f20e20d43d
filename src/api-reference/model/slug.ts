/** `Change Requests` as `change-requests`, `getFeatureV2` as `get-feature-v-2`: the names that API pages have. */
export function kebab(name: string): string {
	const words = name.match(/[A-Z]{2,}(?=[A-Z][a-z]+|[^A-Za-z]|$)|[A-Z]?[a-z]+|[A-Z]+|\d+/g) ?? [];
	return words.join('-').toLowerCase();
}

/** `getProjectHealthReport` as `Get project health report`, for an operation without a summary. */
export function spoken(operationId: string): string {
	const words = kebab(operationId).replaceAll('-', ' ');
	return words.charAt(0).toUpperCase() + words.slice(1);
}
