import {
  completeSurgeryCase,
  confirmSurgeryCase,
  followUpSurgeryCase,
  getSurgeryCase,
  listSurgeryCases,
  recordCaseGate,
  removeCaseGate,
  rescheduleSurgeryCase,
  scheduleSurgeryCase,
  startSurgeryCase,
  type SurgeryCase,
} from '@quillcare/contracts';
import { addDays, todayIn } from '@quillcare/rules';
import type { Call } from './call-as';
import { ZONE, type DemoTimes } from './demo-times';
import type { DemoRecords } from './furnish-demo';

/** How far a demo case has progressed, and when its surgery is or was, moved to a working day. */
interface DemoCase {
  inDays: number;
  time: string;
  theatre: string;
  is: 'SCHEDULED' | 'CONFIRMED' | 'RESCHEDULED' | 'COMPLETED' | 'POST_OP';
}

interface DatedCase extends DemoCase {
  day: string;
}

/** For cases that may be booked, oldest first. The remaining cases have no date yet. */
const CASES: readonly DemoCase[] = [
  { inDays: -9, time: '08:00', theatre: 'Theatre 1', is: 'POST_OP' },
  { inDays: -2, time: '10:30', theatre: 'Theatre 2', is: 'COMPLETED' },
  { inDays: 1, time: '08:00', theatre: 'Theatre 1', is: 'CONFIRMED' },
  { inDays: 3, time: '13:00', theatre: 'Theatre 3', is: 'SCHEDULED' },
  { inDays: 8, time: '09:30', theatre: 'Theatre 2', is: 'RESCHEDULED' },
];

const PAGE = { limit: 100, sort: 'acceptedAt' } as const;

interface AddCasesOptions {
  call: Call;
  times: DemoTimes;
  furnished: DemoRecords;
}

/** Takes some cases as far as staff would have, with dates around today, and records the steps cosmetic ones require first. */
export async function addDemoCases({ call, times, furnished: { ids } }: AddCasesOptions): Promise<void> {
  const { items } = await call(listSurgeryCases, { query: { ...PAGE, status: 'SCHEDULED' } });
  const people = { anaesthetistId: ids.dubois, assistantId: ids.menon };
  for (const [at, demoCase] of CASES.entries()) {
    const found = items[at];
    if (!found) return;
    // A past surgery was booked before its day.
    const day = times.workday(demoCase.inDays);
    const bookedAgo = demoCase.inDays < 0 ? 5 + times.daysSince(day) : 0;
    const confirmed = await times.runDaysAgo(bookedAgo, async () => {
      const scheduled = await booked(call, found, { ...demoCase, day }, people);
      return demoCase.is === 'SCHEDULED' ? scheduled : confirm(call, scheduled);
    });
    await progressCase(call, times, confirmed, { ...demoCase, day });
  }
  const planned = await call(listSurgeryCases, { query: { ...PAGE, status: 'PLANNED' } });
  for (const { id } of planned.items.slice(-2)) await beginPathway(call, id);
  const [oldest] = planned.items;
  if (oldest && planned.items.length > 2) await moveTooEarly(call, times, oldest.id);
}

function booked(
  call: Call,
  { id, version }: { id: string; version: number },
  { day, time, theatre }: DatedCase,
  people: { anaesthetistId: string; assistantId: string },
): Promise<SurgeryCase> {
  const startsAt = `${day}T${time}`;
  const body = { version, startsAt, durationMinutes: 90, theatre, ...people };
  return call(scheduleSurgeryCase, { params: { id }, body });
}

function confirm(call: Call, { id, version }: SurgeryCase): Promise<SurgeryCase> {
  return call(confirmSurgeryCase, { params: { id }, body: { version, openItemsAcknowledged: true } });
}

async function progressCase(
  call: Call,
  times: DemoTimes,
  { id, version }: SurgeryCase,
  { is, day, inDays, time }: DatedCase,
): Promise<void> {
  if (is === 'SCHEDULED' || is === 'CONFIRMED') return;
  const params = { id };
  if (is === 'RESCHEDULED') {
    const startsAt = `${times.workday(inDays + 4)}T${time}`;
    const reason = 'The hospital closes this theatre on that day.';
    await call(rescheduleSurgeryCase, { params, body: { version, startsAt, reason } });
    return;
  }
  await times.runDaysAgo(times.daysSince(day), async () => {
    const started = await call(startSurgeryCase, { params, body: { version, openItemsAcknowledged: true } });
    const body = { version: started.version, openItemsAcknowledged: true };
    const done = await call(completeSurgeryCase, { params, body });
    if (is === 'POST_OP') await call(followUpSurgeryCase, { params, body: { version: done.version } });
  });
}

/** A cosmetic surgery that was booked when every step was recorded, before one was found to belong to another patient. */
async function moveTooEarly(call: Call, times: DemoTimes, id: string): Promise<void> {
  await beginPathway(call, id);
  const params = { id };
  const { version, doctorId, acceptedAt } = await call(getSurgeryCase, { params });
  const doneOn = addDays(todayIn(new Date(acceptedAt), ZONE), -8);
  const consulted = await call(recordCaseGate, {
    params,
    body: { version, kind: 'SECOND_CONSULTATION', mode: 'VIDEO', doneOn, doctorId },
  });
  const screened = await call(recordCaseGate, {
    params,
    body: {
      version: consulted.version,
      kind: 'SCREENING',
      doneOn,
      outcome: 'SUITABLE',
      byName: 'Dr Helen Marsh, psychologist',
    },
  });
  const startsAt = `${times.workday(6)}T11:00`;
  const booked = await call(scheduleSurgeryCase, {
    params,
    body: { version: screened.version, startsAt, durationMinutes: 120, theatre: 'Theatre 3' },
  });
  const reason = 'The questionnaire was another patient’s: hers is still to come.';
  await call(removeCaseGate, { params, body: { version: booked.version, kind: 'SCREENING', reason } });
}

/** Records the referral and the first consultation with the surgeon; the other steps stay open. */
async function beginPathway(call: Call, id: string): Promise<void> {
  const params = { id };
  const { version, doctorId, acceptedAt } = await call(getSurgeryCase, { params });
  const accepted = todayIn(new Date(acceptedAt), ZONE);
  const referred = await call(recordCaseGate, {
    params,
    body: {
      version,
      kind: 'REFERRAL',
      doneOn: addDays(accepted, -30),
      byName: 'Dr Anika Rao',
      profession: 'GP',
      isIndependent: true,
    },
  });
  await call(recordCaseGate, {
    params,
    body: {
      version: referred.version,
      kind: 'FIRST_CONSULTATION',
      mode: 'IN_PERSON',
      doneOn: addDays(accepted, -16),
      doctorId,
    },
  });
}
