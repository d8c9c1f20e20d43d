/**
 * The file of a script that pages load, as every page names it: `_astro/Head.[hash].js`, where the bundler would
 * write `Head.astro_astro_type_script_index_0_lang` into each of them.
 */
export function shortScriptName({ name }: { name: string }): string {
	return `_astro/${name.replace(/\W.*/, '')}.[hash].js`;
}
