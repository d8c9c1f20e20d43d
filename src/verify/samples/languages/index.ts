import { extname } from 'node:path';
import { android } from './android.ts';
import { browser } from './browser.ts';
import { compose } from './compose.ts';
import { csharp } from './csharp.ts';
import { curl } from './curl.ts';
import { dart } from './dart.ts';
import { go } from './go.ts';
import { java } from './java.ts';
import { kotlin } from './kotlin.ts';
import type { Language } from './language.ts';
import { nextjs } from './nextjs.ts';
import { node } from './node.ts';
import { php } from './php.ts';
import { python } from './python.ts';
import { react } from './react.ts';
import { ruby } from './ruby.ts';
import { rust } from './rust.ts';
import { svelte } from './svelte.ts';
import { swift } from './swift.ts';
import { typescript } from './typescript.ts';
import { vue } from './vue.ts';

/** All languages of samples. A new one is a file beside this one and a line here. */
const LANGUAGES: Language[] = [
	node,
	browser,
	typescript,
	react,
	vue,
	svelte,
	nextjs,
	curl,
	compose,
	python,
	go,
	java,
	kotlin,
	android,
	rust,
	ruby,
	php,
	csharp,
	swift,
	dart,
];

/** The language of a sample: that of its folder, else the first one that knows the end of its name. */
export function languageOf(file: string): Language | undefined {
	const [folder] = file.split('/');
	const extension = extname(file);
	return (
		LANGUAGES.find(({ name }) => name === folder) ??
		LANGUAGES.find(({ extensions }) => extensions.includes(extension))
	);
}
