import { z } from 'astro/zod';
import { note } from './note.ts';

/** When the sample and the refusals of an operation were last tried. Written by `npm run test:live -- live/operations`. */
export const triedSchema = z.strictObject(note);
