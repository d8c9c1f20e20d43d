import type { ReadyRequest } from './ask.ts';
import { put, type ServerTexts } from './texts.ts';

/** Longest body, in characters, that a page shows. */
const LONGEST = 100_000;

/** The place of a page where the server's answer stands, and where a reader confirms what changes something. */
export class AnswerView {
	readonly #box = document.createElement('div');
	readonly #status = document.createElement('p');
	readonly #content = document.createElement('div');
	readonly #texts: ServerTexts;
	readonly #button: HTMLElement;

	/**
	 * @param place part of the page, which begins with its heading
	 * @param button what the focus goes back to
	 */
	constructor(place: HTMLElement, button: HTMLElement, texts: ServerTexts) {
		this.#button = button;
		this.#texts = texts;
		this.#box.className = 'live-answer';
		this.#status.role = 'status';
		this.#box.append(this.#status, this.#content);
		place.querySelector('#response')?.after(this.#box);
	}

	/** Says what happens or why nothing does. */
	say(text: string, isWrong = false): void {
		this.#status.textContent = text;
		this.#status.className = isWrong ? 'server-wrong' : '';
		this.#content.replaceChildren();
		this.#box.scrollIntoView({ block: 'nearest' });
	}

	/** Shows an answer: its body is text, whatever it holds. */
	show(title: string, body: string, help: string | undefined): void {
		this.say(title, help !== undefined);
		if (help) this.#content.append(paragraph(help));
		if (body) this.#content.append(this.#figure(body.slice(0, LONGEST)));
		else this.#content.append(paragraph(this.#texts.empty));
		if (body.length > LONGEST) this.#content.append(paragraph(this.#texts.long));
	}

	/**
	 * Asks before a request that changes something, and lets the reader change its body.
	 *
	 * @param go sends it with this body
	 */
	confirm({ method, url, body }: ReadyRequest, go: (body: string | undefined) => void): void {
		const { host, pathname, search } = new URL(url);
		this.say(put(this.#texts.confirm, { host }));
		const what = document.createElement('code');
		what.textContent = `${method} ${pathname}${search}`;
		const [line, wrong] = [paragraph(''), paragraph('')];
		line.append(what);
		wrong.className = 'server-wrong';
		wrong.role = 'alert';
		const area = body === undefined ? undefined : this.#bodyField(body);
		const [yes, no] = [this.#action(this.#texts.sendNow, 'send'), this.#action(this.#texts.cancel)];
		yes.addEventListener('click', () => {
			const mistake = area && notJson(area.value);
			wrong.textContent = mistake ? put(this.#texts['need.json'], { reason: mistake }) : '';
			if (!mistake) {
				this.#button.focus();
				go(area?.value);
			}
		});
		no.addEventListener('click', () => {
			this.say('');
			this.#button.focus();
		});
		const actions = paragraph('');
		actions.append(yes, no);
		this.#content.replaceChildren(line, ...(area ? [area] : []), wrong, actions);
		yes.focus();
	}

	#bodyField(body: string): HTMLTextAreaElement {
		const area = document.createElement('textarea');
		area.value = body;
		area.rows = Math.min(12, body.split('\n').length);
		area.spellcheck = false;
		area.ariaLabel = this.#texts.body;
		return area;
	}

	#action(text: string, className = ''): HTMLButtonElement {
		const button = document.createElement('button');
		button.type = 'button';
		button.className = className;
		button.textContent = text;
		return button;
	}

	#figure(body: string): HTMLElement {
		const [figure, caption] = [document.createElement('figure'), document.createElement('figcaption')];
		const [pre, code] = [document.createElement('pre'), document.createElement('code')];
		const copy = document.querySelector('.samples .code-copy')?.cloneNode(true);
		caption.textContent = this.#texts.body;
		figure.className = 'code';
		code.textContent = body;
		pre.tabIndex = 0;
		pre.append(code);
		figure.append(caption, ...(copy ? [copy] : []), pre);
		return figure;
	}
}

function paragraph(text: string): HTMLParagraphElement {
	const made = document.createElement('p');
	made.textContent = text;
	return made;
}

function notJson(text: string): string | undefined {
	try {
		JSON.parse(text);
		return undefined;
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}
