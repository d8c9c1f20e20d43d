import { envField } from 'astro/config';

/** What a variable must look like, with one example that works. */
export interface Expectation {
	expected: string;
	example: string;
}

const text = () => envField.string({ context: 'client', access: 'public', optional: true });
const choice = (...values: [string, ...string[]]) =>
	envField.enum({ context: 'client', access: 'public', optional: true, values, default: values[0] });

/** The variables of page views, of scripts that follow visitors, and of feedback. */
export const analyticsFields = {
	ANALYTICS: choice('none', 'beacon', 'plausible', 'ga4'),
	ANALYTICS_URL: text(),
	ANALYTICS_ID: text(),
	ANALYTICS_SEARCHES: choice('off', 'on'),
	ANALYTICS_VITALS: choice('off', 'on'),
	TRACKING_SCRIPTS: text(),
	TRACKING_HOSTS: text(),
	FEEDBACK_URL: text(),
};

/** What the variables hold once they are read. */
export type AnalyticsValues = Partial<Record<keyof typeof analyticsFields, string | undefined>>;

/** What they must look like. What a service needs of `ANALYTICS_URL` and `ANALYTICS_ID`, its adapter checks. */
export const analyticsExpectations = {
	ANALYTICS: { expected: 'none, beacon, plausible or ga4', example: 'plausible' },
	ANALYTICS_SEARCHES: { expected: 'on (searches without a result are counted) or off', example: 'on' },
	ANALYTICS_VITALS: { expected: 'on (the speed of pages for readers is counted) or off', example: 'on' },
	TRACKING_SCRIPTS: {
		expected: 'addresses of scripts of other hosts: https URLs, separated by commas',
		example: 'https://tracking.example.com/visitor.js',
	},
	TRACKING_HOSTS: {
		expected: 'hosts that these scripts talk to: https origins without a path, separated by commas',
		example: 'https://collect.example.com',
	},
	FEEDBACK_URL: {
		expected: 'the address that takes feedback: one http or https URL',
		example: 'https://feedback.example.com/docs',
	},
} satisfies Record<string, Expectation>;

/** Other signs end a directive of the policy, or a word of the list. */
const ADDRESS = /^https?:\/\/[\w.-]+(?::\d+)?(?:\/[\w.~:/?=&%+@-]*)?$/;

/** Whether a value of these variables is one: a list of scripts, a list of hosts, or one address. */
export function isAddressList(
	name: 'FEEDBACK_URL' | 'TRACKING_SCRIPTS' | 'TRACKING_HOSTS',
	value: string,
): boolean {
	const words = value.split(',').map((word) => word.trim());
	if (name === 'FEEDBACK_URL' && words.length > 1) return false;
	const isPlain = (word: string) => ADDRESS.test(word) && URL.canParse(word);
	const isHost = (word: string) => new URL(word).pathname === '/' && !/[?]/.test(word);
	const local = (word: string) => /^http:\/\/(?:localhost|127\.0\.0\.1)[:/]/.test(`${word}/`);
	return words.every(
		(word) =>
			isPlain(word) &&
			(name === 'FEEDBACK_URL' || word.startsWith('https:') || local(word)) &&
			(name !== 'TRACKING_HOSTS' || isHost(word)),
	);
}
