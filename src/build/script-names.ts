/**
 * The file of a script that pages load, as every page names it: `_astro/Head.[hash].js`, where the bundler would
 * write `Head.astro_astro_type_script_index_0_lang` into each of them.
 */
function shortScriptName({ name }: { name: string }): string {
	return `_astro/${name.replace(/\W.*/, '')}.[hash].js`;
}

/**
 * What every page loads at once and code on demand uses as well, in one file: apart, each is a request of its own.
 */
const shared = {
	name: 'shared',
	test: /[\\/]src[\\/]client[\\/](?:load[\\/]|modified\.ts|state-texts\.ts|trusted\.ts)/,
};

/** How the bundler names scripts, and what it puts together. */
export const scriptFiles = { entryFileNames: shortScriptName, codeSplitting: { groups: [shared] } };
