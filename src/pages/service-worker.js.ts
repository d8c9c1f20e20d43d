import { SERVICE_WORKER } from 'astro:env/client';
import { minified } from '../lib/minified.ts';
import on from '../ui/client/service-worker.js?raw';
import off from '../ui/client/service-worker-off.js?raw';

/** The service worker, or one that removes it where the site is built with `SERVICE_WORKER=off`. */
export function GET(): Response {
	return new Response(minified('service-worker.js', SERVICE_WORKER === 'on' ? on : off), {
		headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
	});
}
