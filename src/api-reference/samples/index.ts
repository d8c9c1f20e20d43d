import type { HttpRequest } from '../../lib/http-request.ts';
import type { Language } from '../../markdown/code.ts';
import { csharp, csharpBody } from './csharp.ts';
import { curl, curlBody } from './curl.ts';
import { go, goBody } from './go.ts';
import { java, javaBody } from './java.ts';
import { javascript } from './javascript.ts';
import { php, phpBody } from './php.ts';
import { python } from './python.ts';
import { ruby, rubyBody } from './ruby.ts';
import { rust } from './rust.ts';
import { bodyText } from './text.ts';
import type { readings } from './variables.ts';

/** A language in which requests are shown. */
export interface SampleLanguage {
	/** Name of the choice, the same in all tabs of the group `language`. */
	id: keyof typeof readings;
	/** What readers see. */
	label: string;
	/** Language that colours it. */
	language: Language;
	/** File that the program stands in; none if it is typed into a terminal. */
	file?: string;
	/** The whole program, which reads address and token from the environment. */
	write: (request: HttpRequest) => string;
	/** The body as it stands in the program, where that is JSON. */
	json?: (request: HttpRequest) => string | undefined;
}

/** Languages of the samples, in the order in which they are offered. A new one is one file and one line here. */
export const sampleLanguages: readonly SampleLanguage[] = [
	{ id: 'curl', label: 'curl', language: 'sh', write: curl, json: curlBody },
	{ id: 'javascript', label: 'JavaScript', language: 'js', file: 'sample.mjs', write: javascript },
	{ id: 'python', label: 'Python', language: 'python', file: 'sample.py', write: python },
	{ id: 'go', label: 'Go', language: 'go', file: 'main.go', write: go, json: goBody },
	{ id: 'java', label: 'Java', language: 'java', file: 'Sample.java', write: java, json: javaBody },
	{ id: 'csharp', label: 'C#', language: 'csharp', file: 'Program.cs', write: csharp, json: csharpBody },
	{ id: 'ruby', label: 'Ruby', language: 'ruby', file: 'sample.rb', write: ruby, json: rubyBody },
	{ id: 'php', label: 'PHP', language: 'php', file: 'sample.php', write: php, json: phpBody },
	{ id: 'rust', label: 'Rust', language: 'rust', file: 'src/main.rs', write: rust, json: bodyText },
];
