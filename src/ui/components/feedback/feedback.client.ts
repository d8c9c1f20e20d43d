import { FEEDBACK_URL } from 'astro:env/client';
import * as limits from '../../../config/limits.ts';
import { pageLanguage } from '../../../lib/browser/page-language.ts';
import { type Feedback, sendFeedback } from './send-feedback.ts';
import { feedbackText } from './texts.ts';

const root = document.querySelector<HTMLElement>('[data-feedback]');
if (root && FEEDBACK_URL) setUp(root, FEEDBACK_URL);

/** Turns the links into buttons that send the answer, and then asks for a note. */
function setUp(root: HTMLElement, url: string): void {
	const status = element('p', { role: 'status' });
	const form = noteForm(root);
	const id = String(crypto.getRandomValues(new Uint32Array(1))[0]);
	const buttons = [...root.querySelectorAll<HTMLElement>('[data-answer]')].map((link) => {
		const button = element('button', { type: 'button', ariaPressed: 'false', textContent: link.textContent });
		const helpful = link.dataset['answer'] === 'yes';
		button.addEventListener('click', () => {
			if (button.ariaPressed === 'true') return;
			for (const each of buttons) each.ariaPressed = String(each === button);
			void send(feedbackOf(id, helpful), 'feedback.sent');
		});
		link.replaceWith(button);
		return button;
	});
	root.querySelector('.feedback-hint')?.replaceWith(status);
	form.addEventListener('submit', (event) => {
		event.preventDefault();
		const note = form.querySelector('textarea')?.value.trim();
		const helpful = buttons[0]?.ariaPressed === 'true';
		if (note) void send({ ...feedbackOf(id, helpful), note }, 'feedback.noteSent');
	});

	async function send(what: Feedback, done: 'feedback.sent' | 'feedback.noteSent') {
		status.textContent = feedbackText(root, 'feedback.sending');
		try {
			await sendFeedback(url, what);
			status.textContent = feedbackText(root, done);
			if (done === 'feedback.sent') return root.append(form);
			form.remove();
			status.tabIndex = -1;
			status.focus();
		} catch {
			const retry = element('button', { type: 'button', textContent: feedbackText(root, 'offline.retry') });
			retry.addEventListener('click', () => void send(what, done));
			status.replaceChildren(`${feedbackText(root, 'feedback.failed')} `, retry);
		}
	}
}

function noteForm(root: HTMLElement): HTMLFormElement {
	const form = element('form', {});
	const label = element('label', {
		htmlFor: 'feedback-note',
		textContent: feedbackText(root, 'feedback.note'),
	});
	const note = element('textarea', { id: 'feedback-note', rows: 3, maxLength: limits.feedbackNote });
	const submit = element('button', { type: 'submit', textContent: feedbackText(root, 'feedback.send') });
	form.append(label, note, submit);
	return form;
}

function feedbackOf(id: string, helpful: boolean): Feedback {
	const version = document.querySelector<HTMLMetaElement>('meta[name="docs-version"]')?.content ?? '';
	return { id, helpful, page: location.pathname, language: pageLanguage(document), version };
}

function element<Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
	return Object.assign(document.createElement(name), properties);
}
