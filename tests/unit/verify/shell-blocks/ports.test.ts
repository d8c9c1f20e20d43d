import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from '../../../../src/verify/server/ports.ts';
import { listening } from '../../../listening.ts';

test('a port is not handed out twice before somebody listens on it, while there are others', async () => {
	const candidates: number[] = [];
	while (candidates.length < 3) {
		const port = await freePort();
		if (!candidates.includes(port)) candidates.push(port);
	}
	const atOnce = await Promise.all([freePort(candidates), freePort(candidates)]);
	const all = [...atOnce, await freePort(candidates)];
	expect(all.toSorted()).toEqual(candidates.toSorted());
	expect(await freePort(candidates)).toBe(all[0]);
});

test('a port that somebody listens on is left out', async () => {
	const server = createServer();
	const { port: taken } = await listening(server);
	try {
		const free = await freePort();
		expect(await freePort([taken, free])).toBe(free);
		await expect(freePort([taken])).rejects.toThrow('LIVE_PORTS');
	} finally {
		server.close();
	}
});
