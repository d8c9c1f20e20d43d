/** Makes requests that no client should send, always the same ones for a seed. */
export function randomRequests(seed: number, count: number, hashed: string): Buffer[] {
	const random = numbers(seed);
	const below = (limit: number) => Math.floor(random() * limit);
	const one = <T>(of: readonly T[]): T => of[below(of.length)] as T;
	const some = (of: readonly string[], most: number) =>
		Array.from({ length: below(most + 1) }, () => one(of)).join('');
	const bytes = (most: number) =>
		String.fromCharCode(...Array.from({ length: below(most + 1) }, () => below(256)));

	const paths = [
		'/',
		'/quickstart',
		'/docs/reference/',
		'/docs',
		'/addons',
		'/_astro/',
		hashed,
		'/404',
		'/..',
		'*',
	];
	const pieces = [
		...[
			'%F0%9F%98%80',
			'%ED%A0%BD',
			'%ED%B8%80',
			'%C3%A9',
			'%c3%28',
			'%00',
			'%0d%0aX-Planted:%20a',
			'%',
			'%zz',
		],
		...[
			'%25',
			'%2f',
			'%5c',
			'%2e%2e',
			'/',
			'//',
			'\\',
			'..',
			'.',
			'.html',
			'.htm',
			'/index',
			'#',
			';',
			' ',
			'\t',
		],
		...[
			'?',
			'&',
			'=',
			':',
			'@',
			'\f',
			'\x00',
			'\x7f',
			'\xe9',
			'\xff',
			'\xed\xa0\xbd',
			'{',
			'<',
			'"',
			'a',
			'é',
			'😀',
		],
		...[
			'/'.repeat(4000),
			'a/'.repeat(2000),
			'.html'.repeat(900),
			'%F0%9F%98%80'.repeat(500),
			'?a'.repeat(3000),
		],
	];
	const target = () =>
		one([
			() => one(paths) + some(pieces, 4),
			() => `/docs/reference/${some(pieces, 3)}`,
			() => one(['http://a', 'https://', 'http:/', '//', 'a:80', '']) + one(paths) + some(pieces, 2),
			() => `/${bytes(40)}`,
		])();
	const values = [
		...[
			'',
			'0',
			'-1',
			'*',
			',',
			'""',
			'W/"',
			'bytes=0-0',
			'bytes=-0',
			'bytes=9-1',
			'bytes=0-1,3-4',
			'bytes=-',
		],
		...[
			'bytes=99999999999999999999-',
			'gzip;q=0',
			'br;q=',
			'gzip;;q=1,*',
			'chunked',
			'gzip, chunked',
			'upgrade',
		],
		...['websocket', '100-continue', 'close', 'keep-alive', 'a: b', '\xff\xfe', '😀', '5', 'a'.repeat(3000)],
	];
	const names = [
		...[
			'Host',
			'Range',
			'If-Range',
			'If-None-Match',
			'If-Modified-Since',
			'Accept-Encoding',
			'Content-Length',
		],
		...[
			'Transfer-Encoding',
			'Connection',
			'Upgrade',
			'Expect',
			'Referer',
			'Cookie',
			'__proto__',
			'X:',
			'é',
			'',
		],
	];
	const header = () =>
		below(20) === 0 ? bytes(60) : `${one(names)}: ${below(4) === 0 ? bytes(30) : one(values)}`;
	const methods = [
		'GET',
		'GET',
		'GET',
		'HEAD',
		'POST',
		'PUT',
		'OPTIONS',
		'TRACE',
		'CONNECT',
		'PRI',
		'get',
		'\xe9',
		'',
	];
	const versions = ['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'HTTP', ''];
	const request = () => {
		if (below(50) === 0) return bytes(200);
		const host = below(10) === 0 ? [] : ['Host: a'];
		const headers = [...host, ...Array.from({ length: below(5) }, header)];
		const body = below(4) === 0 ? bytes(100) : '';
		return `${one(methods)} ${target()} ${one(versions)}\r\n${headers.join('\r\n')}\r\n\r\n${body}`;
	};
	return Array.from({ length: count }, () => {
		const text = request();
		return Buffer.from(text, /[^\0-\xff]/.test(text) ? 'utf8' : 'latin1');
	});
}

/** Numbers from 0 to 1 that look random: mulberry32. */
function numbers(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}
