/**
 * The file of a script that pages load, as every page names it: `_astro/Head.[hash].js`, where the bundler would
 * write `Head.astro_astro_type_script_index_0_lang` into each of them.
 */
function shortScriptName({ name }: { name: string }): string {
	return `_astro/${name.replace(/\W.*/, '')}.[hash].js`;
}

/**
 * What several scripts use, in few files: apart, each is a request of its own, and what one names that has to come first is
 * a round trip late. What a file holds brings along what it needs, unless a group of higher priority has that.
 */
const groups = [
	/* What every page loads at once and code on demand uses as well. */
	{
		name: 'shared',
		test: /[\\/]src[\\/](?:lib[\\/]browser[\\/](?:load[\\/]|(?:state-texts|trusted|typed)\.ts)|ui[\\/]client[\\/](?:modified|sparing)\.ts|search[\\/](?:client|searched)\.ts|lib[\\/]html[\\/]escape-html\.ts|config[\\/]search-limits\.ts)|astro:env\/client/,
		priority: 3,
	},
	/* What every island uses beside its renderer, which has most of React. */
	{
		name: 'react',
		test: /[\\/]node_modules[\\/]react(?:-dom[\\/](?:index|cjs[\\/]react-dom\.)|[\\/])|[\\/]src[\\/]ui[\\/]islands[\\/](?:boundary[\\/]|island-ready|search[\\/]failed)/,
		priority: 2,
	},
	/* What shows results, in the dialog and on the results page. */
	{
		name: 'results',
		test: /[\\/]src[\\/](?:search[\\/](?:contextual|pieces|row|adapters[\\/]markup)|ui[\\/]islands[\\/]search[\\/](?:AnswerNotes|ResultRow|Marked|use-cut-text|type-into|count-text|follow-field))\.tsx?$/,
		priority: 1,
	},
];

/** How the bundler names scripts, and what it puts together. */
export const scriptFiles = { entryFileNames: shortScriptName, codeSplitting: { groups } };
