const CLASSES: Record<string, string> = {
	alnum: '0-9A-Za-z',
	alpha: 'A-Za-z',
	ascii: '\\x00-\\x7F',
	blank: '\\t ',
	cntrl: '\\x00-\\x1F\\x7F',
	digit: '0-9',
	graph: '!-~',
	lower: 'a-z',
	print: ' -~',
	punct: '!-\\/:-@\\[-`{-~',
	space: '\\t\\n\\v\\f\\r ',
	upper: 'A-Z',
	word: '0-9A-Za-z_',
	xdigit: '0-9A-Fa-f',
};

const REFUSED = /^(?:\\[1-9]|\(\?<?[=!])/;
const TOKEN =
	/\[:(\^?)([a-z]+):\]|\\[Az]|\\[\s\S]|\(\?P<|\(\?([imsU]+)(?:-([imsU]+))?\)|\(\?-([imsU]+)\)|\(\?<?[=!]|[[\]()]|[\s\S]/g;

/**
 * A pattern in RE2 syntax as one of JavaScript: character classes by name, flags in the middle, `\A` and `\z`,
 * named groups. What RE2 refuses is refused: looking ahead or behind, and references back.
 *
 * @throws SyntaxError for what RE2 would not compile or this translation does not know
 */
export function compileRe2(pattern: string, caseInsensitive = false): RegExp {
	let inClass = false;
	/** For each open group, the flags in its middle: they hold up to its end, across alternatives. */
	const flags: string[][] = [[]];
	const here = () => flags.at(-1) ?? [];
	const ends = () => ')'.repeat(here().length);
	const translated = pattern.replace(TOKEN, (token, not, name, on, off, only) => {
		if (name) return inClass && !not ? classOf(name, token) : refuse(token);
		if (REFUSED.test(token)) return refuse(token);
		if (token === '[' && !inClass) inClass = true;
		else if (token === ']') inClass = false;
		if (inClass) return token;
		if (on || only) {
			const opening = `(?${on ?? ''}${(off ?? only) ? `-${off ?? only}` : ''}:`;
			if (opening.includes('U')) return refuse(token);
			here().push(opening);
			return opening;
		}
		if (token === '\\A') return '(?-m:^)';
		if (token === '\\z') return '(?-m:$)';
		if (token === '|') return `${ends()}|${here().join('')}`;
		if (token === ')') {
			const closing = `${ends()})`;
			flags.pop();
			return closing;
		}
		if (token.startsWith('(')) flags.push([]);
		return token === '(?P<' ? '(?<' : token;
	});
	return new RegExp(translated + ends(), caseInsensitive ? 'i' : '');
}

function classOf(name: string, token: string): string {
	return CLASSES[name] ?? refuse(token);
}

function refuse(token: string): never {
	throw new SyntaxError(`RE2 does not take ${token}`);
}
