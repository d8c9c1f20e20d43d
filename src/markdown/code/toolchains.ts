/** What a toolchain needs, beside Node and a shell. */
interface Needs {
	/** Programs with the words that make them print their version; none for Edge, which is found by `EDGE_BIN`. */
	programs: readonly (readonly [program: string, ...words: string[]])[];
	/** Address of its registry that answers, where packages come from one. */
	registry?: string;
	/** How to install it. */
	hint: string;
}

/** Name of a toolchain. */
export type Toolchain = 'node' | 'python' | 'go' | 'java' | 'rust' | 'ruby' | 'php' | 'dotnet' | 'edge';

/**
 * Toolchains that pages are followed with, by the word behind `tools`. Most such pages install packages from the real
 * registries; on a machine that lacks one of these they are not followed, and the tests say why.
 */
export const toolchains: Record<Toolchain, Needs> = {
	node: {
		programs: [['npm', '--version']],
		registry: 'https://registry.npmjs.org/unleash-client',
		hint: 'https://nodejs.org',
	},
	python: {
		programs: [
			['python3', '--version'],
			['python3', '-c', 'import ensurepip'],
		],
		registry: 'https://pypi.org/simple/unleashclient/',
		hint: 'apt-get install python3-venv, or https://python.org',
	},
	go: {
		programs: [['go', 'version']],
		registry: 'https://proxy.golang.org/github.com/google/uuid/@v/list',
		hint: 'https://go.dev/dl',
	},
	java: {
		programs: [
			['mvn', '--version'],
			['javac', '-version'],
		],
		registry: 'https://repo1.maven.org/maven2/io/getunleash/unleash-client-java/maven-metadata.xml',
		hint: 'apt-get install default-jdk-headless maven',
	},
	rust: {
		programs: [['cargo', '--version']],
		registry: 'https://index.crates.io/un/le/unleash-api-client',
		hint: 'https://rustup.rs',
	},
	ruby: {
		programs: [['bundle', '--version']],
		registry: 'https://rubygems.org/api/v1/gems/unleash.json',
		hint: 'apt-get install ruby bundler',
	},
	php: {
		programs: [['composer', '--version']],
		registry: 'https://repo.packagist.org/p2/unleash/client.json',
		hint: 'apt-get install php-cli composer',
	},
	dotnet: {
		programs: [['dotnet', '--version']],
		registry: 'https://api.nuget.org/v3/index.json',
		hint: 'https://dotnet.microsoft.com/download',
	},
	edge: {
		programs: [],
		hint: 'src/verify/README.md says how to build Unleash Edge; set EDGE_BIN',
	},
};
