// Change these to yours.
const createdPerWeek = 15;
const weeksInUse = 6;
const timesMetPerMonth = 6;
const minutesEachTime = 4;
const minutesToRemove = { 'in the week of the release': 45, 'a year later': 180 };

const inUse = createdPerWeek * weeksInUse;
const minutesPerMonth = timesMetPerMonth * minutesEachTime;

console.log(`in use at any time: ${inUse} flags`);
for (const left of [0.05, 0.1, 0.25]) {
  const stale = createdPerWeek * left * 104;
  const hours = (stale * minutesPerMonth) / 60;
  console.log(
    `${left * 100} of 100 never removed: after two years ${Math.round(inUse + stale)} flags, ${Math.round(hours)} hours a month`,
  );
}
for (const [when, minutes] of Object.entries(minutesToRemove))
  console.log(`removed ${when}: pays for itself in ${(minutes / minutesPerMonth).toFixed(1)} months`);
