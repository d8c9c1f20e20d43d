import { appendFileSync, cpSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { HASHED } from '../../src/hosting/headers.ts';
import { BUILD_MARK } from '../../src/hosting/hosts/host-files.ts';
import { isServed, listFiles } from '../../src/hosting/server/files.ts';
import { dist as built } from './built-site.ts';
import { ChildServer } from './child-server.ts';

/** Megabytes that the server may take, also while it holds two builds. */
const MOST_MEMORY = 300;
const DEPLOYS = 10;

const root = mkdtempSync(join(tmpdir(), 'deploys-'));
const dist = join(root, 'dist');
let server: ChildServer | undefined;
afterAll(() => {
	server?.kill();
	rmSync(root, { recursive: true, force: true });
});

/** Pictures and fonts have the same content in most builds, and then the same name. */
const isLasting = (path: string) => /\.(?:avif|webp|png|woff2)$/.test(path);

/** Changes every text of the site, and the name of every hashed one. Without a mark, the server doesn't look at them. */
function change(version: number): void {
	const note = `<!-- ${version} -->`;
	const packed = gzipSync(note);
	rmSync(join(dist, BUILD_MARK), { force: true });
	for (const { path } of listFiles(dist))
		if (isServed(path) && !isLasting(path))
			appendFileSync(join(dist, path), path.endsWith('.gz') ? packed : note);
	const hashed = join(dist, HASHED);
	for (const name of readdirSync(hashed).filter((name) => !isLasting(name)))
		renameSync(join(hashed, name), join(hashed, `${version}-${name.replace(/^\d+-/, '')}`));
}

test.skipIf(process.platform !== 'linux')(
	'ten deploys leave the server no larger than the first few, and small while it changes over (measured on Linux only)',
	async () => {
		cpSync(built, dist, { recursive: true, dereference: true });
		server = await ChildServer.start({ cwd: root });
		/** After as many deploys as the index, while the server has nothing to do. */
		const memory: number[] = [];
		for (let version = 1; ; version++) {
			change(version);
			memory.push(server.memory);
			if (version > DEPLOYS) break;
			const { length } = server.output;
			writeFileSync(join(dist, BUILD_MARK), `${version}\n`);
			await server.says('A new build is served.', length);
		}
		console.info(`MB: ${memory.map(Math.round).join(', ')}; at most ${Math.round(server.peakMemory)}`);
		const later = memory.slice(4);
		expect(Math.max(...later)).toBeLessThan(Math.min(...later) * 1.05);
		expect(server.peakMemory).toBeLessThan(MOST_MEMORY);
	},
);
