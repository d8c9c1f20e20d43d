import { timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const port = Number(process.env.PORT ?? 3000);
const secret = Buffer.from(process.env.WEBHOOK_SECRET ?? 'Bearer change-me');
const seen = new Set();

function allowed(request) {
  const given = Buffer.from(request.headers.authorization ?? '');
  return given.length === secret.length && timingSafeEqual(given, secret);
}

function handle({ id, type, featureName, environment, createdBy }) {
  if (seen.has(id)) return;
  seen.add(id);
  console.log(`${type} ${featureName ?? ''} ${environment ?? ''} by ${createdBy}`);
}

createServer(async (request, response) => {
  if (request.method !== 'POST') return response.writeHead(405).end();
  if (!allowed(request)) return response.writeHead(401).end();

  let body = '';
  for await (const chunk of request) body += chunk;
  try {
    const event = JSON.parse(body);
    response.writeHead(204).end();
    handle(event);
  } catch {
    if (!response.headersSent) response.writeHead(400).end();
  }
}).listen(port, () => console.log(`Waiting for events on port ${port}`));
