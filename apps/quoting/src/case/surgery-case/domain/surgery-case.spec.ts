import { surgeryCaseMachine } from '@quillcare/contracts';
import { CASE_ACTS, findCaseRefusal, statusAfter } from '@quillcare/rules';
import { cancellationFields, initialStatus } from './surgery-case';

it('starts cosmetic and mixed cases as planned and all others as scheduled', () => {
  for (const procedureClass of ['COSMETIC', 'MIXED'] as const)
    expect(initialStatus(procedureClass)).toBe('PLANNED');
  for (const procedureClass of ['MEDICARE', 'OTHER'] as const) {
    expect(initialStatus(procedureClass)).toBe('SCHEDULED');
    expect(surgeryCaseMachine.initial).toContain(initialStatus(procedureClass));
  }
});

it('allows exactly the transitions of the status table', () => {
  const today = '2026-11-23';
  const ways = surgeryCaseMachine.statuses.flatMap((status) =>
    CASE_ACTS.filter((act) =>
      [today, null].some(
        (startsOn) =>
          !findCaseRefusal(act, {
            status,
            startsOn,
            today,
            hasDoctorLeft: false,
            mayBook: true,
            isDisputed: false,
            lacksRepresentative: false,
          }),
      ),
    ).map((act) => [status, statusAfter(act, status)] as const),
  );
  for (const [from, to] of ways)
    expect([from, to, from === to || surgeryCaseMachine.allows(from, to)]).toEqual([from, to, true]);
  for (const [from, targets] of Object.entries(surgeryCaseMachine.table))
    for (const to of targets) expect(ways).toContainEqual([from, to]);
});

it('records who cancelled a case and why, and refuses once surgery has begun', () => {
  const now = new Date('2026-11-23T00:00:00Z');
  expect(cancellationFields({ status: 'CONFIRMED' }, 'STAFF', 'The patient is ill', now)).toEqual({
    status: 'CANCELLED',
    cancelledAt: now,
    cancelledBy: 'STAFF',
    cancelledReason: 'The patient is ill',
  });
  expect(() => cancellationFields({ status: 'IN_PROGRESS' }, 'STAFF', 'Too late', now)).toThrow(
    'current status',
  );
});
