import { toCurl } from '../../markdown/code/curl.ts';
import type { Language } from '../../markdown/code.ts';
import type { HttpRequest } from '../../site/http-request.ts';
import { csharp } from './csharp.ts';
import { go } from './go.ts';
import { java } from './java.ts';
import { javascript } from './javascript.ts';
import { php } from './php.ts';
import { python } from './python.ts';
import { ruby } from './ruby.ts';
import { rust } from './rust.ts';

/** A language in which requests are shown. */
export interface SampleLanguage {
	/** Name of the choice, the same in all tabs of the group `language`. */
	id: string;
	/** What readers see. */
	label: string;
	/** Language that colours it. */
	language: Language;
	/** The whole program. */
	write: (request: HttpRequest) => string;
}

/** Languages of the samples, in the order in which they are offered. A new one is one file and one line here. */
export const sampleLanguages: readonly SampleLanguage[] = [
	{ id: 'curl', label: 'curl', language: 'sh', write: toCurl },
	{ id: 'javascript', label: 'JavaScript', language: 'js', write: javascript },
	{ id: 'python', label: 'Python', language: 'python', write: python },
	{ id: 'go', label: 'Go', language: 'go', write: go },
	{ id: 'java', label: 'Java', language: 'java', write: java },
	{ id: 'csharp', label: 'C#', language: 'csharp', write: csharp },
	{ id: 'ruby', label: 'Ruby', language: 'ruby', write: ruby },
	{ id: 'php', label: 'PHP', language: 'php', write: php },
	{ id: 'rust', label: 'Rust', language: 'rust', write: rust },
];
