// Real servers on a busy machine are slow, and `eventually` waits two minutes. The limit is above all of them, so that
// `eventually` reports its last error first.
jest.setTimeout(300_000);

const ZONES = ['UTC', 'Australia/Sydney', 'Pacific/Auckland'];
const NEAR_MS = 30_000;
const dayOf = (time, timeZone) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(time);
const isNearMidnight = () =>
  ZONES.some((zone) => dayOf(Date.now(), zone) !== dayOf(Date.now() + NEAR_MS, zone));

// A test that says what day it is, and the product it asks a moment later, must not be on different days.
beforeEach(async () => {
  while (isNearMidnight()) await new Promise((resolve) => setTimeout(resolve, 250));
});
