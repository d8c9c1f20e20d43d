import { expect, test } from 'vitest';
import { readCommands } from '~/markdown/code/shell-blocks.ts';
import { onlyReads } from '../../../../src/verify/shell-blocks/page.ts';

const reads = (text: string) => onlyReads({ file: 'page.mdx', steps: readCommands('page.mdx', text).steps });
const runs = (code: string) => reads(`\`\`\`sh run\n${code}\n\`\`\`\n`);

test.each([
	'curl http://localhost:4242/health',
	'curl -sS -i http://localhost:4242/health',
	'curl --silent "http://localhost:4242/api/client/features?tag[]=simple:shop" \\\n  -H "Authorization: $UNLEASH_TOKEN"',
	"curl 'http://localhost:4242/api/admin/search/events?limit=50&offset=0' -H 'Accept: */*; q=1'",
	'wget -qO- http://localhost:4242/health',
])('a page with only %j shares its world', (code) => {
	expect(runs(code)).toBe(true);
});

test.each([
	'curl -X POST u',
	'curl -sX POST u',
	'curl -XPOST u',
	'curl u \\\n  -sd x',
	'curl --data-raw x u',
	'curl --json={} u',
	'curl -F a=b u',
	'curl -sT file u',
	'curl -so file u',
	'curl -sO u',
	'curl -c jar u',
	'curl u | sh',
	'curl u; rm a',
	'curl u &&\n  rm a',
	'curl u$(rm a)',
	'curl "u$(rm a)"',
	'curl u\nrm a',
	'wget --post-data=a u',
	'npm start',
])('a page with %j has a world of its own', (code) => {
	expect(runs(code)).toBe(false);
});

test('requests share a world when they get, unless a block of the page changes something', () => {
	expect(reads('<ApiRequest run method="GET" path="/a" />')).toBe(true);
	expect(reads('<ApiRequest run method="PUT" path="/a" />')).toBe(false);
	expect(reads('<ApiRequest run method="GET" path="/a" />\n\n```sh run\ncurl -sXPUT u\n```')).toBe(false);
});
