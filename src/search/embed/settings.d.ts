declare module 'search-settings' {
	import type { SearchSettings } from '../settings.ts';

	const settings: SearchSettings;
	export default settings;
}
