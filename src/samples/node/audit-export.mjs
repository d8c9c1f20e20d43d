// Writes all events of a period to standard output, one JSON object a line, newest first.
const { UNLEASH_URL = 'http://localhost:4242', UNLEASH_TOKEN } = process.env;
const [from, to] = process.argv.slice(2); // both days count, in UTC

let offset = 0;
let total = 0;
do {
  const query = new URLSearchParams({ from: `IS:${from}`, to: `IS:${to}`, limit: '1000', offset: String(offset) });
  const response = await fetch(`${UNLEASH_URL}/api/admin/search/events?${query}`, {
    headers: { Authorization: UNLEASH_TOKEN },
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const page = await response.json();
  if (page.events.length === 0) break;
  for (const event of page.events) console.log(JSON.stringify(event));
  offset += page.events.length;
  total = page.total;
} while (offset < total);

console.error(`${offset} of ${total} events from ${from} to ${to}`);
