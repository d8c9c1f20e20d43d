import { type Receiver, receiveManifest } from './hand-over.ts';
import { createHost, type Host } from './host.ts';
import type { Answer, Question } from './messages.ts';

let host: Host | undefined;
let receiver: Receiver | undefined;

const answer = (message: Answer) => self.postMessage(message);

self.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
	switch (data.kind) {
		case 'prepare':
			receiver = receiveManifest(data.manifestUrl);
			host = createHost(data.manifestUrl, receiver.load);
			host.prepare().catch(() => undefined);
			return;
		case 'manifest':
		case 'manifest-ends':
			receiver?.take(data);
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
