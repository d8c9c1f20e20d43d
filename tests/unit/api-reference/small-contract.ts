import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = `openapi: '3.1.0'
info:
  title: Small API
  version: '1'
servers:
  - url: https://example.com
tags:
  - name: Things
    description: Things that are there.
components:
  securitySchemes:
    adminToken: { type: apiKey, in: header, name: Authorization }
  responses:
    unauthorized:
      description: No token.
    badRequest:
      description: Not valid.
`;

const things = `/api/admin/things/{id}:
  get:
    operationId: getThing
    tags: [Things]
    summary: Get a thing
    description: Sends one thing. See [tags](/reference/things).
    security:
      - adminToken: []
    x-unleash:
      api: admin
      plan: open-source
      tokens: [admin]
      permissions: [ADMIN]
      concepts: [/reference/things]
    parameters:
      - name: id
        in: path
        required: true
        description: Number on the lid of its box.
        schema: { type: integer }
        example: 7
    responses:
      '200':
        description: The thing.
        content:
          application/json:
            schema: { $ref: '#/components/schemas/thing' }
`;

const thing = `thing:
  type: object
  description: Something that lies in a box, with the parts of which it is made.
  properties:
    name:
      type: string
      description: Word by which people find the thing.
      maxLength: 5
      examples: [one]
    inner:
      $ref: '#/components/schemas/thing'
      description: Part of which the whole is made.
`;

/** A contract of one operation without a mistake. */
export const small = {
	'openapi.yaml': root,
	'paths/things.yaml': things,
	'schemas/things.yaml': thing,
} as const;

/** Writes the small contract with changes into a folder of its own, with other files if there are any. */
export function folderWith(
	changes: Partial<Record<keyof typeof small, (text: string) => string>> = {},
	others: Record<string, string> = {},
): string {
	const folder = `${mkdtempSync(join(tmpdir(), 'contract-'))}/`;
	const files = Object.entries(small).map(([file, text]) => [
		file,
		changes[file as keyof typeof small]?.(text) ?? text,
	]);
	for (const [file = '', text = ''] of [...files, ...Object.entries(others)]) {
		mkdirSync(dirname(join(folder, file)), { recursive: true });
		writeFileSync(join(folder, file), text);
	}
	return folder;
}

/** What the small contract may link to. */
export const known = { routes: new Set(['/reference/things']), permissions: new Set(['ADMIN']) };
