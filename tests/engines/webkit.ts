import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../listening.ts';
import { HANG } from '../site/vitest-options.ts';
import { type EngineChoice, HEIGHT } from './engine.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const XVFB = '/usr/bin/Xvfb';

/** Toolbars are hidden, because they'd keep windows wider than a phone and count as part of their height. */
const NO_TOOLBAR =
	'* { min-width: 0; min-height: 0; margin: 0; border-width: 0; padding: 0; font-size: 1px; }';

/** The property in which WebDriver wraps the ID of an element. */
const ELEMENT_ID = 'element-6066-11e4-a52e-4f735466cecf';

/** The characters that stand for keys in WebDriver. */
const KEYS: Record<string, string> = { Control: '\uE009', Enter: '\uE007', Escape: '\uE00C' };

/** WebKitGTK, which Linux distributions package with a driver that speaks the WebDriver protocol. */
export const webkit: EngineChoice = {
	name: 'WebKit',
	missing: [DRIVER, XVFB].every((path) => existsSync(path))
		? undefined
		: `there's no ${DRIVER} or no ${XVFB}; Debian and Ubuntu have them in webkit2gtk-driver and xvfb`,
	start,
};

async function start() {
	const screen = spawn(XVFB, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
		stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
	});
	const [display] = await once(screen.stdio[3] as Readable, 'data');
	const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
	mkdirSync(join(settings, 'gtk-3.0'));
	writeFileSync(join(settings, 'gtk-3.0', 'gtk.css'), NO_TOOLBAR);
	const port = await freePort();
	const driver = spawn(DRIVER, [`--port=${port}`], {
		stdio: 'ignore',
		env: { ...process.env, DISPLAY: `:${String(display).trim()}`, XDG_CONFIG_HOME: settings },
	});

	const send = async (method: string, path: string, body?: object) => {
		const response = await fetch(`http://127.0.0.1:${port}${path}`, {
			method,
			...(body && { body: JSON.stringify(body) }),
		});
		const { value } = (await response.json()) as { value: Answer };
		if (!response.ok) throw new Error(`${method} ${path}: ${value.message || value.error}`);
		return value;
	};
	while (!(await send('GET', '/status').catch(() => undefined))?.ready) await pause(100);
	const { sessionId, capabilities } = await send('POST', '/session', {
		capabilities: {
			alwaysMatch: {
				timeouts: { script: HANG, pageLoad: HANG },
				'webkitgtk:browserOptions': { args: ['--automation'] },
			},
		},
	});
	const command = (name: string, body: object) => send('POST', `/session/${sessionId}/${name}`, body);
	const evaluate = async (inPage: (...words: never[]) => unknown, ...words: unknown[]) =>
		(await command('execute/sync', {
			script: `return (${inPage})(...arguments)`,
			args: words,
		})) as never;
	const pressKeys = (keys: string[]) =>
		command('actions', {
			actions: [
				{
					type: 'key',
					id: 'keyboard',
					actions: [
						...keys.map((value) => ({ type: 'keyDown', value })),
						...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
					],
				},
			],
		});
	return {
		version: `WebKitGTK ${capabilities.browserVersion}`,
		open: async (url: string) => void (await command('url', { url })),
		resize: async (width: number) => {
			await command('window/rect', { width, height: HEIGHT });
			// The window manager answers before the page has its new size.
			while ((await evaluate(() => innerWidth)) !== width) await pause(20);
		},
		click: async (selector: string) => {
			const element = await command('element', { using: 'css selector', value: selector });
			await command(`element/${element[ELEMENT_ID]}/click`, {});
		},
		type: async (text: string) => {
			for (const character of text) await pressKeys([character]);
		},
		press: async (key: string, modifier?: string) =>
			void (await pressKeys(
				[modifier, key].filter((name) => name !== undefined).map((name) => KEYS[name] ?? name),
			)),
		evaluate,
		// WebDriver doesn't pass on what the console reports.
		takeErrors: () => [],
		quit: async () => {
			// A session whose page has crashed is gone already.
			await send('DELETE', `/session/${sessionId}`).catch(() => {});
			driver.kill();
			screen.kill();
		},
	};
}

/** What the driver returns in any of its answers. */
interface Answer {
	ready?: boolean;
	error?: string;
	message?: string;
	sessionId?: string;
	capabilities: { browserVersion?: string };
	[ELEMENT_ID]?: string;
}
