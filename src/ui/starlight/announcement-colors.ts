import type { Plugin } from 'postcss';
import type { Announcement } from '../../config/announcement.ts';

/**
 * PostCSS plugin: writes the announcement's colors where a style has a comment that starts with `announcement:`. The
 * security policy allows them nowhere else.
 *
 * @param announcement `undefined` for none
 */
export function announcementColors(announcement: Announcement | undefined): Plugin {
	return {
		postcssPlugin: 'announcement-colors',
		Comment(comment, { Declaration }) {
			if (!comment.text.startsWith('announcement:')) return;
			if (announcement === undefined) return void comment.remove();
			const place = comment.source && { source: comment.source };
			comment.replaceWith(
				new Declaration({ prop: 'background', value: announcement.backgroundColor, ...place }),
				new Declaration({ prop: 'color', value: announcement.textColor, ...place }),
			);
		},
	};
}
