import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { accessSync, constants, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { problem } from '../../lib/diagnostics/build-error.ts';

const HINT = 'build terraform-provider-unleash (src/verify/README.md says how), set TERRAFORM_PROVIDER';
const SOURCE = 'Unleash/unleash';
/** Plans and applies of a few resources take about a second. */
const LIMIT_MS = 60_000;
const NOISE = /^\s*(?:│|╵|╷)?\s*/gm;

/** What a run of Terraform said, without frames and colors. */
export interface TerraformRun {
	isDone: boolean;
	said: string;
}

/** A folder with one configuration, its state, and a server that it changes. */
export interface TerraformFolder {
	/** Replaces the configuration and applies it. */
	apply(configuration: string): TerraformRun;
	/** Runs another command on what was applied last, such as `plan`. */
	run(...words: string[]): TerraformRun;
}

/**
 * Why the Terraform provider cannot be tried here, if so.
 *
 * @throws {BuildError} when `TERRAFORM_PROVIDER` names no program
 */
export function missingTerraform(): string | undefined {
	if (spawnSync('terraform', ['version']).status !== 0) return 'there is no terraform';
	const provider = process.env['TERRAFORM_PROVIDER'];
	if (!provider) return `there is no provider: ${HINT}`;
	try {
		accessSync(provider, constants.X_OK);
	} catch {
		throw problem({
			where: 'TERRAFORM_PROVIDER',
			found: provider,
			expected: 'the path of the program terraform-provider-unleash',
			write: HINT,
		});
	}
	return undefined;
}

/**
 * Makes a folder in which Terraform uses the provider of `TERRAFORM_PROVIDER` and asks no registry.
 *
 * @param parent where the folder is made
 * @param variables environment variables, such as address and token of the server
 */
export function terraformFolder(parent: string, variables: Record<string, string>): TerraformFolder {
	const folder = mkdtempSync(join(parent, 'terraform-'));
	const settings = join(folder, 'settings.tfrc');
	const provider = dirname(process.env['TERRAFORM_PROVIDER'] ?? '');
	writeFileSync(
		settings,
		`provider_installation {\n  dev_overrides {\n    "${SOURCE}" = "${provider}"\n  }\n  direct {}\n}\n`,
	);
	const { PATH, HOME } = process.env;
	const env = { PATH, HOME, CHECKPOINT_DISABLE: '1', ...variables, TF_CLI_CONFIG_FILE: settings };
	const run = (...words: string[]) =>
		ended(spawnSync('terraform', words, { cwd: folder, env, encoding: 'utf8', timeout: LIMIT_MS }));
	return {
		run,
		apply(configuration) {
			writeFileSync(join(folder, 'main.tf'), configuration);
			return run('apply', '-auto-approve', '-no-color');
		},
	};
}

function ended({ status, stdout, stderr }: SpawnSyncReturns<string>): TerraformRun {
	const said = `${stdout}${stderr}`.replace(NOISE, '').replace(/\s+/g, ' ');
	return { isDone: status === 0, said };
}
