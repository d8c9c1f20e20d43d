import { budgets, byWeight, MEDIAN, weighedPages, worstTen } from './weights.ts';

/** `npm run budgets`: the ten heaviest pages of each budget, over the pages in `dist`. */

const pages = weighedPages();
for (const budget of budgets) console.log(`${worstTen(budget)}\n`);
const [whole] = budgets;
const middle = whole && byWeight(whole)[Math.floor(pages.length / 2)];
console.log(`median page: under ${MEDIAN} bytes of gzip; it has ${middle?.bytes} (${middle?.file})`);
