import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const resolve = createRequire(import.meta.url).resolve;
const cache = new Map<string, string>();

/**
 * The shapes of an outline icon, to be put into an `<svg viewBox="0 0 24 24">`.
 *
 * @param name a name of the Lucide set, such as `sun`
 * @throws Error if the set has no such icon
 */
export function icon(name: string): string {
	const known = cache.get(name);
	if (known !== undefined) return known;
	let source: string;
	try {
		source = readFileSync(resolve(`lucide-static/icons/${name}.svg`), 'utf8');
	} catch {
		throw new Error(`Icon "${name}" is not in the Lucide set. Write a name from https://lucide.dev/icons.`);
	}
	const shapes = source.replace(/[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '').replace(/\s*\n\s*/g, '');
	cache.set(name, shapes);
	return shapes;
}
