import { createHost, type Host } from './host.ts';
import type { Answer, Question } from './messages.ts';

let host: Host | undefined;

const answer = (message: Answer) => self.postMessage(message);

self.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
	if (data.kind === 'prepare') {
		host ??= createHost(data.manifestUrl);
		host.prepare().catch(() => undefined);
		return;
	}
	try {
		if (!host) throw new Error('asked before the index was named');
		if (data.kind === 'passages') answer({ id: data.id, passages: await host.passages(data.request) });
		else answer({ id: data.id, ...(await host.search(data.requests)) });
	} catch (error) {
		answer({ id: data.id, error: error instanceof Error ? error.message : String(error) });
	}
});

answer({ ready: true });
