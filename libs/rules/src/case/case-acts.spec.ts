import fc from 'fast-check';
import {
  CASE_ACTS,
  findCaseRefusal,
  nextCaseStep,
  statusAfter,
  type CaseFacts,
  type CaseStatus,
} from './case-acts';
import { forAll } from '../for-all.suite';

const TODAY = '2026-11-23';
const dated: CaseFacts = {
  status: 'SCHEDULED',
  startsOn: TODAY,
  today: TODAY,
  hasDoctorLeft: false,
  mayBook: true,
  isDisputed: false,
  lacksRepresentative: false,
};
const undated: CaseFacts = { ...dated, startsOn: null };
const STATUSES: readonly CaseStatus[] = [
  ...(['PLANNED', 'SCHEDULED', 'CONFIRMED', 'IN_PROGRESS'] as const),
  ...(['COMPLETED', 'CANCELLED', 'RESCHEDULED', 'POST_OP'] as const),
];

describe('surgery case', () => {
  it.each(['PLANNED', 'SCHEDULED', 'RESCHEDULED'] as const)(
    'can be scheduled once while it is %s',
    (status) => {
      expect(findCaseRefusal('SCHEDULE', { ...undated, status })).toBeNull();
      expect(findCaseRefusal('SCHEDULE', { ...dated, status })).toBe('HAS_DATE');
      expect(statusAfter('SCHEDULE', status)).toBe('SCHEDULED');
    },
  );

  it.each(['SCHEDULED', 'CONFIRMED', 'RESCHEDULED'] as const)(
    'can be rescheduled while it is %s',
    (status) => {
      expect(findCaseRefusal('RESCHEDULE', { ...dated, status })).toBeNull();
      expect(findCaseRefusal('RESCHEDULE', { ...undated, status })).toBe('NO_DATE');
      expect(statusAfter('RESCHEDULE', status)).toBe('RESCHEDULED');
    },
  );

  it('can be confirmed once it has a date, and again after rescheduling', () => {
    for (const status of ['SCHEDULED', 'RESCHEDULED'] as const)
      expect(findCaseRefusal('CONFIRM', { ...dated, status })).toBeNull();
    expect(findCaseRefusal('CONFIRM', undated)).toBe('NO_DATE');
    expect(findCaseRefusal('CONFIRM', { ...dated, status: 'CONFIRMED' })).toBe('STATUS');
    expect(statusAfter('CONFIRM', 'SCHEDULED')).toBe('CONFIRMED');
  });

  it('can start on its day or later, but not before', () => {
    const confirmed = { ...dated, status: 'CONFIRMED' as const };
    expect(findCaseRefusal('START', confirmed)).toBeNull();
    expect(findCaseRefusal('START', { ...confirmed, startsOn: '2026-11-22' })).toBeNull();
    expect(findCaseRefusal('START', { ...confirmed, startsOn: '2026-11-24' })).toBe('NOT_TODAY');
    expect(findCaseRefusal('START', dated)).toBe('STATUS');
    expect(statusAfter('START', 'CONFIRMED')).toBe('IN_PROGRESS');
  });

  it('can be completed once started, and followed up once completed', () => {
    expect(findCaseRefusal('COMPLETE', { ...dated, status: 'IN_PROGRESS' })).toBeNull();
    expect(findCaseRefusal('COMPLETE', { ...dated, status: 'CONFIRMED' })).toBe('STATUS');
    expect(findCaseRefusal('POST_OP', { ...dated, status: 'COMPLETED' })).toBeNull();
    expect(findCaseRefusal('POST_OP', { ...dated, status: 'IN_PROGRESS' })).toBe('STATUS');
  });

  it('can be cancelled in any state before surgery, even without its doctor or with requirements missing', () => {
    const possible = STATUSES.filter(
      (status) => !findCaseRefusal('CANCEL', { ...undated, status, hasDoctorLeft: true, mayBook: false }),
    );
    expect(possible).toEqual(['PLANNED', 'SCHEDULED', 'CONFIRMED', 'RESCHEDULED']);
  });

  it('cannot be booked after its doctor left, before its pathway allows it or during a dispute', () => {
    for (const act of ['SCHEDULE', 'CONFIRM', 'RESCHEDULE'] as const) {
      const facts = act === 'SCHEDULE' ? undated : dated;
      expect(findCaseRefusal(act, { ...facts, hasDoctorLeft: true })).toBe('DOCTOR_LEFT');
      expect(findCaseRefusal(act, { ...facts, mayBook: false })).toBe('PATHWAY');
      expect(findCaseRefusal(act, { ...facts, isDisputed: true })).toBe('DISPUTED');
    }
  });

  it('cannot be booked where a child accepted alone, but proceeds if it was already confirmed', () => {
    for (const act of ['SCHEDULE', 'CONFIRM', 'RESCHEDULE'] as const) {
      const facts = { ...(act === 'SCHEDULE' ? undated : dated), lacksRepresentative: true };
      expect(findCaseRefusal(act, facts)).toBe('REPRESENTATIVE');
      expect(nextCaseStep({ ...facts, gatesOpen: true })).toBe('REPRESENTATIVE');
    }
    const confirmed = { ...dated, status: 'CONFIRMED' as const, lacksRepresentative: true };
    expect(findCaseRefusal('START', confirmed)).toBeNull();
    expect(nextCaseStep({ ...confirmed, gatesOpen: false })).toBe('START');
  });

  it('cannot start while its pathway is incomplete again or disputed, but can without its doctor', () => {
    const confirmed = { ...dated, status: 'CONFIRMED' as const };
    expect(findCaseRefusal('START', { ...confirmed, mayBook: false })).toBe('PATHWAY');
    expect(findCaseRefusal('START', { ...confirmed, isDisputed: true })).toBe('DISPUTED');
    expect(nextCaseStep({ ...confirmed, isDisputed: true, gatesOpen: false })).toBe('DISPUTE');
    expect(findCaseRefusal('START', { ...confirmed, hasDoctorLeft: true })).toBeNull();
  });

  it('allows no action once it is cancelled or followed up', () => {
    for (const status of ['CANCELLED', 'POST_OP'] as const)
      for (const act of CASE_ACTS) expect(findCaseRefusal(act, { ...dated, status })).toBe('STATUS');
  });

  it('keeps its status when only people or places change', () => {
    expect(statusAfter('BOOK', 'CONFIRMED')).toBe('CONFIRMED');
    expect(findCaseRefusal('BOOK', { ...dated, status: 'IN_PROGRESS' })).toBe('STATUS');
  });
});

describe('next step of a case', () => {
  const next = (changes: Partial<Parameters<typeof nextCaseStep>[0]>) =>
    nextCaseStep({ ...undated, gatesOpen: false, ...changes });

  it.each([
    [{ status: 'PLANNED', mayBook: false, gatesOpen: true }, 'GATES'],
    [{ status: 'PLANNED', mayBook: false }, 'COOLING_OFF'],
    [{ status: 'PLANNED' }, 'DATE'],
    [{ status: 'SCHEDULED', hasDoctorLeft: true }, 'DOCTOR'],
    [{ status: 'SCHEDULED', startsOn: TODAY }, 'CONFIRM'],
    [{ status: 'RESCHEDULED' }, 'DATE'],
    [{ status: 'RESCHEDULED', startsOn: TODAY }, 'CONFIRM'],
    [{ status: 'CONFIRMED', startsOn: '2026-12-01' }, 'WAIT'],
    [{ status: 'CONFIRMED', startsOn: TODAY }, 'START'],
    [{ status: 'CONFIRMED', startsOn: TODAY, mayBook: false, gatesOpen: true }, 'GATES'],
    [{ status: 'IN_PROGRESS', hasDoctorLeft: true }, 'COMPLETE'],
    [{ status: 'COMPLETED' }, 'POST_OP'],
    [{ status: 'POST_OP' }, 'OVER'],
    [{ status: 'CANCELLED' }, 'OVER'],
  ] as const)('for %j is %s', (changes, step) => {
    expect(next(changes)).toBe(step);
  });

  it('is never an action that would be refused', () => {
    const acts = {
      DATE: 'SCHEDULE',
      CONFIRM: 'CONFIRM',
      START: 'START',
      COMPLETE: 'COMPLETE',
      POST_OP: 'POST_OP',
    } as const;
    forAll(
      fc.constantFrom(...STATUSES),
      fc.option(fc.constantFrom('2026-11-22', TODAY, '2026-11-24')),
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      (status, startsOn, hasDoctorLeft, mayBook, lacksRepresentative) => {
        // A planned case has no date, a confirmed one does.
        const day = status === 'CONFIRMED' ? (startsOn ?? TODAY) : status === 'PLANNED' ? null : startsOn;
        const people = { hasDoctorLeft, isDisputed: false, lacksRepresentative };
        const facts = { status, startsOn: day, today: TODAY, mayBook, ...people };
        const step = nextCaseStep({ ...facts, gatesOpen: !mayBook });
        if (step in acts) expect(findCaseRefusal(acts[step as keyof typeof acts], facts)).toBeNull();
      },
    );
  });
});
