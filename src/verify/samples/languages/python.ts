import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFile } from '../../server/packages.ts';
import { need, needScript } from '../command.ts';
import { runProgram } from '../program.ts';
import { findSdk } from '../registry.ts';
import { npmVersion, STUBS } from '../stub.ts';
import { type Attempt, type Language, MissingTool } from './language.ts';

const HINT = 'apt-get install python3';
const PARSE = 'import ast, sys; ast.parse(open(sys.argv[1]).read(), sys.argv[1])';

/** Types are checked against the SDK by pyright; programs run with the real SDK, or with the standard library alone. */
export const python: Language = {
	name: 'python',
	extensions: ['.py'],
	async compile(file, folder): Promise<Attempt> {
		const sdk = await findSdk('python');
		const settings = {
			include: [file],
			extraPaths: [sdk.path ?? join(STUBS, 'python')],
			typeCheckingMode: 'standard',
			reportMissingImports: 'error',
		};
		writeFileSync(join(folder, 'pyrightconfig.json'), JSON.stringify(settings));
		const problem = needScript(packageFile('pyright/index.js'), ['-p', folder]);
		const tool = `${npmVersion('pyright')}, ${sdk.name}`;
		return { tool, problem };
	},
	async run(place) {
		if (!readFileSync(place.file, 'utf8').includes('UnleashClient'))
			return runProgram(place, 'python3', [place.file], 'python3', HINT);
		const { name, path } = await findSdk('python');
		if (!path) throw new MissingTool('UnleashClient', 'connect to PyPI once');
		const variables = { ...place.variables, PYTHONPATH: path };
		return runProgram({ ...place, variables }, 'python3', [place.file], `python3, ${name}`, HINT);
	},
	parse(file) {
		const problem = need(HINT, 'python3', ['-c', PARSE, file]);
		return { tool: 'python3 ast', problem };
	},
};
