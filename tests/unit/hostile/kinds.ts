import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { vi } from 'vitest';
import { readContract } from '~/api-reference/contract/load.ts';
import { checkPageFile } from '~/build/page-checks.ts';
import { BuildError } from '~/lib/diagnostics/build-error.ts';
import { readText } from '~/lib/files/read-text.ts';
import { readLanguages } from '~/lib/languages.ts';
import { readmeOf } from '~/markdown/readmes/readmes.ts';
import { readFacts } from '~/schemas/data/read-facts.ts';
import { decisionSchema } from '~/schemas/decision.ts';
import { diagramSchema } from '~/schemas/diagram.ts';
import { formatProblems } from '~/schemas/frontmatter/problem.ts';
import { assertTexts } from '~/schemas/i18n.ts';
import { screenSchema } from '~/schemas/screen.ts';
import { readYamlFolder } from '~/schemas/yaml-folder.ts';
import { drawForms } from '~/ui/components/diagram/forms.ts';
import { samplesFolder } from '~/ui/components/sample/folder.ts';
import { readSample } from '~/ui/components/sample/read-sample.ts';
import { drawScreen } from '~/ui/components/screen/draw.ts';
import { folderWith, small } from '../api-reference/small-contract.ts';
import { bytesOf, type Content, folderOf, writeInto } from './forms.ts';

/** A kind of file that writers edit, read as builds and `npm run dev` read it. */
export interface Kind {
	/** Its name in errors. */
	file: string;
	/** Content without a mistake. */
	right: string;
	/** How its YAML ends, if it has some. */
	yaml?: string;
	/** Throws what is wrong. */
	read(content: Content): unknown;
}

const DESCRIPTION =
	'What a segment is, how to create one, and how strategies use it to reach the same users.';

const page: Kind = {
	file: 'src/content/docs/page.mdx',
	right: `---\ntitle: Segments\ndescription: ${DESCRIPTION}\nkind: reference\nquestions: [How?]\n---\n\nText.\n`,
	yaml: '---\n\nText.\n',
	read(content) {
		const problems = checkPageFile(folderOf(page.file, content), page.file);
		if (problems.length > 0) throw new BuildError(formatProblems(problems));
	},
};

const limits: Kind = {
	file: 'limits.yaml',
	right: 'segments: { default: 300, variable: UNLEASH_SEGMENTS_LIMIT, counts: "Segments." }\n',
	yaml: '',
	read: (content) => readFacts('limits', readText(join(folderOf(limits.file, content), limits.file))),
};

const manifest: Kind = {
	file: 'manifest.yaml',
	right: 'node/a.mjs: { verify: run, state: empty, prints: [one] }\n',
	yaml: '',
	read: (content) => readFacts('samples', readText(join(folderOf(manifest.file, content), manifest.file))),
};

const diagram: Kind = {
	file: 'x.yaml',
	right: `title: Edge\nalt: An application asks Edge, which answers from a file that it read.\nsize: [320, 88]
boxes:\n  - { id: app, at: [0, 8], size: [120, 64], label: App }\n  - { id: edge, at: [200, 8], size: [120, 64], label: Edge }
arrows:\n  - { from: app, to: edge }\n`,
	yaml: '',
	read(content) {
		for (const [name, data] of readYamlFolder(folderOf(diagram.file, content), diagramSchema))
			drawForms(data, name);
	},
};

const screen: Kind = {
	file: 'x.yaml',
	right: `title: Network\nabout: The page for network traffic. The shape of the chart is made up.\npath: [Admin settings, Network]
parts:\n  - { part: chart, title: Requests per second }\n`,
	yaml: '',
	read(content) {
		for (const [name, data] of readYamlFolder(folderOf(screen.file, content), screenSchema))
			for (const form of ['wide', 'narrow'] as const) drawScreen(data, form, name);
	},
};

const decision: Kind = {
	file: 'x.yaml',
	right: `kind: rollout\ntitle: The same users in a rollout of new-search\ngroupId: new-search\nstickiness: userId
percentages: [25, 50]\ncontexts:\n  - { userId: eve }\n`,
	yaml: '',
	read: (content) => readYamlFolder(folderOf(decision.file, content), decisionSchema),
};

const dictionary: Kind = {
	file: 'ar.json',
	right: '{ "skipLink.label": "a" }',
	read(content) {
		const folder = folderOf('en.json', { text: '{}' });
		writeInto(folder, dictionary.file, content);
		readLanguages(folder);
		assertTexts('ar', folder);
	},
};

const contract: Kind = {
	file: 'schemas/things.yaml',
	right: small['schemas/things.yaml'],
	yaml: '',
	read(content) {
		const folder = folderWith({
			'paths/things.yaml': (text) => text.replaceAll('/reference/things', '/reference/segments'),
		});
		writeInto(folder, contract.file, content);
		readContract(folder);
	},
};

const sample: Kind = {
	file: 'x.mjs',
	right: '// #region a\nstart();\n// #endregion a\n',
	read(content) {
		const path = relative(resolve(samplesFolder), join(folderOf(sample.file, content), sample.file));
		readSample(path, 'a', '/quickstart');
	},
};

const readme: Kind = {
	file: 'README.md',
	right: '# SDK\n\nText.\n',
	async read(content) {
		vi.stubGlobal('fetch', () => Promise.resolve(new Response(new Blob([bytesOf(content) as string]))));
		const said: string[] = [];
		const settings = {
			on: true,
			base: 'https://raw.example.com',
			folder: mkdtempSync(join(tmpdir(), 'readme-')),
		};
		await readmeOf('node', settings, (text) => said.push(text));
		if (said.length > 0) throw new BuildError(said.join('\n'));
	},
};

/** All kinds by name. */
export const kinds: Record<string, Kind> = {
	page,
	limits,
	manifest,
	diagram,
	screen,
	decision,
	dictionary,
	contract,
	sample,
	readme,
};
