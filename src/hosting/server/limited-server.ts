import { type IncomingMessage, type RequestListener, Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** What one client may take of the server. Times are in milliseconds. */
export interface Limits {
	/** Connections at once. Beyond, the one that asked longest ago makes room for the new one. */
	connections: number;
	/** Requests of one connection that wait for their answers. Browsers send the next after the answer. */
	unanswered: number;
	/** Requests of one connection, one after the other. */
	requests: number;
	/** Until a request has arrived whole. */
	receiving: number;
	/** Until the next request. Load balancers reuse idle connections, most for 60 s: this has to be longer. */
	idle: number;
	/** Until a client that takes nothing of an answer takes some of it. */
	stalled: number;
	/** Until answers are cut off that are still being sent when the server ends. */
	ending: number;
}

/** Limits with which the memory of all connections together stays below 100 MB. */
export const LIMITS: Limits = {
	connections: 500,
	unanswered: 16,
	requests: 1000,
	receiving: 10_000,
	idle: 75_000,
	stalled: 30_000,
	ending: 5000,
};

/** A server whose clients cannot take more of it than their share, and that ends without breaking off answers. */
export class LimitedServer extends Server {
	/** Open connections, the one that asked longest ago first. */
	readonly #open = new Set<Socket>();
	readonly #unanswered = new WeakMap<Socket, number>();
	readonly #limits: Limits;
	#stopping = false;

	constructor(answer: RequestListener, limits: Limits = LIMITS) {
		super({
			headersTimeout: limits.receiving,
			requestTimeout: limits.receiving,
			keepAliveTimeout: limits.idle,
			connectionsCheckingInterval: limits.receiving / 2,
		});
		this.#limits = { ...limits, connections: Math.min(limits.connections, mostOpenFiles() / 2) };
		this.maxRequestsPerSocket = limits.requests;
		this.setTimeout(limits.stalled);
		this.on('connection', (socket) => this.#admit(socket));
		this.on('request', (request, response) => {
			if (this.#count(request, response)) answer(request, response);
		});
	}

	/** Takes no more connections, which frees the port, and ends when the answers under way are sent. */
	stop(): void {
		this.#stopping = true;
		// Not the close of HTTP servers: it breaks off answers that are handed over, but not sent yet.
		NetServer.prototype.close.call(this);
		for (const socket of this.#open) if (!this.#unanswered.get(socket)) socket.destroy();
		setTimeout(() => this.closeAllConnections(), this.#limits.ending).unref();
	}

	#admit(socket: Socket): void {
		if (this.#open.size >= this.#limits.connections) {
			const open = [...this.#open];
			const longestIdle = open.find((one) => !this.#unanswered.get(one)) ?? open[0];
			longestIdle?.destroy();
		}
		this.#open.add(socket);
		socket.once('close', () => this.#open.delete(socket));
	}

	/** Counts a request until it is answered. Returns whether its connection may send as many. */
	#count({ socket }: IncomingMessage, response: ServerResponse): boolean {
		const unanswered = (this.#unanswered.get(socket) ?? 0) + 1;
		if (unanswered > this.#limits.unanswered) {
			socket.destroy();
			return false;
		}
		this.#unanswered.set(socket, unanswered);
		if (this.#open.delete(socket)) this.#open.add(socket);
		response.once('close', () => {
			this.#unanswered.set(socket, (this.#unanswered.get(socket) ?? 1) - 1);
			if (this.#stopping) socket.end();
		});
		return true;
	}
}

/** How many files and connections the system lets this process open. Systems without such a limit report none. */
function mostOpenFiles(): number {
	const report = process.report.getReport() as { userLimits?: { open_files?: { soft: number | string } } };
	return Number(report.userLimits?.open_files?.soft) || Number.POSITIVE_INFINITY;
}
