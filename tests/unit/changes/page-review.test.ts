import { expect, test } from 'vitest';
import { fingerprintOf } from '~/changes/fingerprint.ts';
import { reviewDays } from '~/changes/review-days.ts';
import { toWrittenPage } from '~/schemas/frontmatter/written-page.ts';
import { longDay } from '~/ui/starlight/page-review';

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
