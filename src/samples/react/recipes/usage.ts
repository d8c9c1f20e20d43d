import { unleash } from './unleash';

type Report = { bucket: { toggles: Record<string, { yes: number; no: number }> } };

unleash.on('sent', ({ bucket }: Report) => {
  for (const [name, { yes, no }] of Object.entries(bucket.toggles)) {
    console.log(name, yes > 0 ? 'was on' : 'was off', no > 0 ? 'after being unknown' : '');
  }
});
