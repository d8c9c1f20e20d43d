import type { Language } from './language.ts';

/** No package of npm or Debian compiles Dart, so samples are parsed. */
export const dart: Language = { name: 'dart', extensions: ['.dart'] };
