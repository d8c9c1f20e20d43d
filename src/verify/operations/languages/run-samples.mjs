import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';

/*
 * Runs JavaScript samples one after the other: reads lines of JSON with the path of a program and its environment, and
 * answers each with a line of JSON, the text that the program printed.
 */

for await (const line of createInterface({ input: process.stdin })) {
	const { file, environment } = JSON.parse(line);
	const printed = [];
	Object.assign(process.env, environment);
	console.log = (...words) => printed.push(format(...words));
	try {
		await import(pathToFileURL(file));
	} catch (error) {
		printed.push(format(error));
	}
	process.stdout.write(`${JSON.stringify(printed.join('\n'))}\n`);
}
