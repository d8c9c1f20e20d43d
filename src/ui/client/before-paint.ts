import { minified } from '../../lib/minified.ts';
import source from './before-paint.js?raw';

/** The script that runs before the first paint, as it stands in every page. */
export const beforePaint = minified('before-paint.js', source);
