import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { create } from 'unleash-server';

// The settings come from the environment, as for the image.
const { app } = await create({});

const credentials = {
	key: readFileSync(process.env.TLS_KEY_FILE ?? 'key.pem'),
	cert: readFileSync(process.env.TLS_CERT_FILE ?? 'certificate.pem'),
};
createServer(credentials, app).listen(4243, () => console.log('https://localhost:4243'));
