// What a practice does with the surgery case of an accepted quote, as decided by the seed.

/** The date `days` from today and a time of day, in the practice's time zone. */
function localTime(days, time) {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(
    new Date(Date.now() + days * 86_400_000),
  );
  return `${day}T${time}`;
}

// All cases share one doctor, so clashing bookings are intentional and allowed.
const BOOKED = { durationMinutes: 30, allowClash: true, allowDayOff: true };
// Nobody works on the checklists, so open items are acknowledged.
const KNOWINGLY = { openItemsAcknowledged: true, consentReason: 'Signed on paper' };
const on = (days, time = '09:00') => ({ ...BOOKED, startsAt: localTime(days, time) });

/** Each step with the event it adds to the history of the case. */
const STEPS = {
  schedule: { path: 'schedule', event: 'SCHEDULED', body: () => on(30) },
  scheduleToday: { path: 'schedule', event: 'SCHEDULED', body: () => on(0, '23:30') },
  move: { path: 'reschedule', event: 'RESCHEDULED', body: () => ({ ...on(40), reason: 'No theatre' }) },
  confirm: { path: 'confirm', event: 'CONFIRMED', body: () => KNOWINGLY },
  start: { path: 'start', event: 'STARTED', body: () => KNOWINGLY },
  complete: { path: 'complete', event: 'COMPLETED', body: () => KNOWINGLY },
  cancel: { path: 'cancel', event: 'CANCELLED', body: () => ({ reason: 'The patient is ill' }) },
};

const WAYS = [
  [],
  ['schedule', 'confirm'],
  ['schedule', 'move', 'confirm'],
  ['schedule', 'move', 'cancel'],
  ['scheduleToday', 'confirm', 'start', 'complete'],
];

export const wayOf = (random) => random.pick(WAYS);

/** Takes the steps, each with its own idempotency key, and stops at the first one that is not acknowledged. */
export async function takeSteps({ practice, number, quoteId, way, entry }) {
  entry.steps = [];
  if (way.length === 0) return;
  const found = await practice.ask({
    path: `/surgery-cases?quoteId=${quoteId}`,
    headers: practice.headers(),
  });
  let [surgeryCase] = found.answer?.items ?? [];
  if (!surgeryCase) return;
  for (const name of way) {
    const { path, event, body } = STEPS[name];
    const step = { event, state: 'unclear' };
    entry.steps.push(step);
    const at = `/surgery-cases/${surgeryCase.id}/${path}`;
    const taken = await practice.create(at, { version: surgeryCase.version, ...body() }, `${number}-${name}`);
    if (!taken) return;
    step.state = 'acknowledged';
    surgeryCase = taken;
  }
}
