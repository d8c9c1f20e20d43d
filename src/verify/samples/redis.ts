import { createServer } from 'node:net';
import { listen } from '../server/ports.ts';

/** A store that knows the few commands of Redis that samples use. */
export interface Store {
	url: string;
	stop(): void;
}

/** Starts the store on a free port of loopback. */
export async function startRedis(): Promise<Store> {
	const sets = new Map<string, Set<string>>();
	const server = createServer((socket) => {
		let rest = '';
		socket.on('error', () => {});
		socket.on('data', (data) => {
			const { commands, left } = readCommands(rest + data);
			rest = left;
			for (const command of commands) socket.write(answer(command, sets));
		});
	});
	const port = await listen(server);
	return { url: `redis://127.0.0.1:${port}`, stop: () => void server.close() };
}

function answer([name = '', key = '', member = '']: string[], sets: Map<string, Set<string>>): string {
	switch (name.toUpperCase()) {
		case 'HELLO':
			return '%2\r\n$6\r\nserver\r\n$5\r\nredis\r\n$5\r\nproto\r\n:3\r\n';
		case 'SADD':
			sets.set(key, (sets.get(key) ?? new Set()).add(member));
			return ':1\r\n';
		case 'SISMEMBER':
			return `:${sets.get(key)?.has(member) ? 1 : 0}\r\n`;
		default:
			return '+OK\r\n';
	}
}

/** Reads whole commands: `*2`, then `$4` and a word for each. Words of samples hold no line ends. */
function readCommands(text: string): { commands: string[][]; left: string } {
	const commands: string[][] = [];
	let lines = text.split('\r\n');
	for (;;) {
		const count = Number(/^\*(\d+)$/.exec(lines[0] ?? '')?.[1] ?? 0);
		if (count === 0 || lines.length < 2 * count + 2) return { commands, left: lines.join('\r\n') };
		commands.push(lines.slice(1, 2 * count + 1).filter((_, index) => index % 2 === 1));
		lines = lines.slice(2 * count + 1);
	}
}
