import { MissingPrerequisite } from './server/missing.ts';
import { startWorld } from './world.ts';

/** `npm run live`: keeps the world running for people and other tools, until Ctrl+C. */

try {
	const world = await startWorld({ settle: process.argv.includes('--settle') });
	const { url, user, tokens, folder } = world;
	console.log(`
Unleash          ${url}   (${user.username} / ${user.password})
OpenAPI          ${url}/docs/openapi.json
Logs             ${folder}
${Object.entries(tokens)
	.map(([name, secret]) => `${name.padEnd(16)} ${secret}`)
	.join('\n')}

Ctrl+C ends it.`);
	const hold = setInterval(() => {}, 60_000);
	for (const signal of ['SIGINT', 'SIGTERM'] as const) {
		process.once(signal, async () => {
			clearInterval(hold);
			await world.stop();
			process.exit(0);
		});
	}
} catch (error) {
	console.error(error instanceof MissingPrerequisite ? error.message : error);
	process.exitCode = 1;
}
