import { pageLanguage } from './page.ts';

/** Type-checked, bundled, and run in a page of Chromium against the frontend API. */
export const browser = pageLanguage('browser', ['.js', '.jsx', '.html']);
