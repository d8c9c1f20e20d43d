import type { Language } from './language.ts';

/** No package of npm or Debian compiles Swift, so samples are parsed. */
export const swift: Language = { name: 'swift', extensions: ['.swift'] };
