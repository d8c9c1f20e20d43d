import { expect, test } from 'vitest';
import { fingerprintOf } from '~/build/fingerprint.ts';
import { reviewDays } from '~/build/review-days.ts';
import { toWrittenPage } from '~/build/written-page.ts';
import { longDay } from '~/starlight/page-review';
import { structuredReview } from '~/starlight/structured-data';

const url = 'https://docs.example.com/reference/segments';

test('search engines get the day of the review, and no text can end the script', () => {
	const page = { title: 'A </script> B', reviewed: '2026-11-21', verifiedWith: '8.2.0' };
	const script = structuredReview(page, url);
	expect(script).not.toContain('<');
	expect(JSON.parse(script ?? '')).toMatchObject({
		headline: page.title,
		url,
		dateModified: '2026-11-21',
	});
});

test('a page without a review says nothing', () => {
	expect(structuredReview({ title: 'A' }, url)).toBeUndefined();
});

test('days are written as people of a language write them', () => {
	expect(longDay('2026-11-21', 'en')).toBe('21 November 2026');
	expect(longDay('2026-11-21', 'de')).toBe('21. November 2026');
});

test('a page that changed since its review has no day of a review', () => {
	const file = 'src/content/docs/reference/segments.mdx';
	const written = (body: string, fingerprint: string) =>
		toWrittenPage(
			file,
			`---\nkind: reference\nreviewed: 2026-11-21\nverifiedWith: 8.2.0\nfingerprint: '${fingerprint}'\n---\n${body}`,
		);
	const fingerprint = fingerprintOf(written('Said then.', ''));
	expect([...reviewDays([written('Said then.', fingerprint)])]).toEqual([
		['/reference/segments', '2026-11-21'],
	]);
	expect(reviewDays([written('Says more.', fingerprint)]).size).toBe(0);
});
