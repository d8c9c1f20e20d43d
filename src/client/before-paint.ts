import { minifySync } from 'rolldown/utils';
import source from './before-paint.js?raw';

/** The script that runs before the first paint, as it stands in every page. */
export const beforePaint = minifySync('before-paint.js', source).code;
