import type { BookingCheck, GateEvidence } from '@quillcare/contracts';
import type { DepositState } from './deposit-state';
import { bookingCheckOf } from './booking-check';
import { caseView, type CaseRow } from './case-view';
import type { CasePractice } from './case-pathway';

const SURGEON = 'surgeon';
const practice: CasePractice = {
  timeZone: 'Australia/Sydney',
  country: 'AU',
  address: '1 Macquarie Street, Sydney NSW 2000',
};

const gate = (
  kind: GateEvidence['kind'],
  doneOn: string,
  more: Partial<GateEvidence> = {},
): GateEvidence => ({
  kind,
  doneOn,
  byName: null,
  profession: null,
  isIndependent: null,
  doctorId: null,
  mode: null,
  outcome: null,
  note: null,
  documentId: null,
  recordedAt: `${doneOn}T01:00:00.000Z`,
  recordedByName: 'Margaret Nguyen',
  ...more,
});
const STEPS = [
  gate('REFERRAL', '2026-09-30', { byName: 'Dr Anika Rao', profession: 'GP', isIndependent: true }),
  gate('FIRST_CONSULTATION', '2026-10-12', { doctorId: SURGEON, mode: 'IN_PERSON' }),
  gate('SECOND_CONSULTATION', '2026-10-26', { doctorId: SURGEON, mode: 'VIDEO' }),
  gate('SCREENING', '2026-10-26', { byName: 'Dr Lee', outcome: 'SUITABLE' }),
];

/** The row the statement returns for a cosmetic quote signed on 2 November by an adult through their own link. */
const rowOf = (changes: object = {}) =>
  ({
    id: 'case',
    quoteId: 'quote',
    quoteNumber: 'Q-2026-000007',
    status: 'PLANNED',
    startsAt: null,
    patient: { firstName: 'Wei', lastName: 'Chen' },
    procedures: [{ name: 'Rhinoplasty', finalFee: 900_000 }],
    doctorId: SURGEON,
    doctorName: 'Dr Amelia Hartmann',
    hasDoctorLeft: false,
    hospitalName: null,
    hospitalAddress: null,
    practiceState: null,
    isTooEarly: false,
    isDisputed: false,
    doctors: [{ id: SURGEON, title: 'Dr', firstName: 'Amelia', lastName: 'Hartmann' }],
    procedureClass: 'COSMETIC',
    currency: 'AUD',
    coolingOffDays: 7,
    signsAloneFromAge: 18,
    evidence: STEPS,
    medicalException: null,
    evidenceDocuments: null,
    deposits: [],
    patientInfo: { dateOfBirth: '1984-03-12' },
    dateOfBirth: null,
    cancelledAt: null,
    quoteSentAt: '2026-11-01T01:00:00.000Z',
    signedAt: '2026-11-02T01:00:00.000Z',
    mode: 'LINK',
    signatory: { role: 'PATIENT', name: '', relationship: '', authority: '' },
    documentHash: 'ab12',
    signatureMethod: 'type',
    scan: null,
    recordedByName: null,
    confirmedAt: null,
    settlement: null,
    ...changes,
  }) as unknown as CaseRow;

const deposit = (changes: Partial<DepositState> = {}) =>
  ({
    refusal: null,
    reason: null,
    askedMinor: null,
    openMinor: 0,
    heldMinor: 0,
    dueOn: null,
    currency: 'AUD',
    stored: { acceptance: null },
    ...changes,
  }) as unknown as DepositState;

const readiness = { state: 'MISSING', ready: 1, total: 2, overdue: 0, nextDueOn: null } as const;

function check(changes: object = {}, at = '2026-11-20', depositState = deposit()): BookingCheck {
  const now = new Date(`${at}T03:00:00.000Z`);
  const row = rowOf(changes);
  const checklist = { readiness, items: [] };
  return bookingCheckOf({
    row,
    surgeryCase: caseView(row, practice, now),
    deposit: depositState,
    checklist,
    practice,
    now,
  });
}
const line = ({ pathway, acceptance, deposit: own }: BookingCheck, title: string) =>
  [...acceptance, ...pathway, ...own].find((one) => one.title === title);

describe('booking check', () => {
  it('shows each step of a cosmetic case with who did it and the rule that applies', () => {
    const found = check();
    expect(found).toMatchObject({ answer: 'YES', earliestOn: '2026-11-10', patientName: 'Wei Chen' });
    expect(line(found, 'Referral')).toMatchObject({
      state: 'MET',
      on: '2026-09-30',
      texts: ['Dr Anika Rao, general practitioner.', 'Independent.', 'Recorded by Margaret Nguyen.'],
    });
    expect(line(found, 'First consultation')?.texts).toContain('Dr Amelia Hartmann.');
    expect(line(found, 'Cooling-off period')).toMatchObject({ state: 'MET' });
    expect(found.rules).toMatchObject([{ dated: 'in force since 1 July 2023' }]);
  });

  it('answers no until the cooling-off period is over and gives the first possible day', () => {
    const found = check({}, '2026-11-09');
    expect(found.answer).toBe('NO');
    expect(found.reasons).toEqual([
      'The cooling-off period is not over: booking is possible from 10 Nov 2026.',
    ]);
    expect(line(found, 'Cooling-off period')).toMatchObject({ state: 'WAITS' });
  });

  it('flags an existing booking that is too early', () => {
    const booked = { status: 'SCHEDULED', startsAt: '2026-11-08T22:00:00.000Z' };
    expect(check(booked, '2026-11-05')).toMatchObject({ answer: 'NO', isTooEarly: true });
    expect(check({ ...booked, startsAt: '2026-11-09T22:00:00.000Z' }).isTooEarly).toBe(false);
  });

  it('names each missing step and each step that does not count', () => {
    const evidence = [...STEPS.slice(1, 3), { ...STEPS[0], doneOn: '2026-10-30' }];
    const found = check({ evidence });
    expect(found.answer).toBe('NO');
    expect(found.reasons).toEqual([
      'Missing: psychological screening.',
      'The referral is dated after the first consultation.',
    ]);
    expect(line(found, 'Psychological screening')).toMatchObject({ state: 'OPEN' });
    expect(line(found, 'Referral')).toMatchObject({ state: 'WRONG' });
  });

  it("recognises a child by date of birth and applies the law of the hospital's state", () => {
    const child = {
      patientInfo: { dateOfBirth: '2011-02-03' },
      hospitalAddress: '5 Wickham Terrace, Brisbane QLD 4000',
    };
    const alone = check(child, '2027-02-20');
    expect(alone.reasons).toEqual([
      'Missing: independent evaluation, best interests assessment.',
      'The patient was too young to accept alone: a parent or guardian has to accept as well.',
    ]);
    expect(alone.rules).toHaveLength(3);
    const signatory = { role: 'GUARDIAN', name: 'Mei Chen', relationship: 'mother', authority: 'parent' };
    const evidence = [
      ...STEPS,
      gate('EVALUATION', '2026-10-20', {
        byName: 'Dr Helen Marsh',
        profession: 'PSYCHIATRIST',
        isIndependent: true,
        outcome: 'SUITABLE',
      }),
      gate('BEST_INTERESTS', '2026-10-20', { byName: 'Dr Amelia Hartmann', documentId: 'paper' }),
    ];
    const evidenceDocuments = [
      { id: 'paper', name: 'Assessment.pdf', mediaType: 'application/pdf', kind: 'OTHER' as const },
    ];
    const guarded = { ...child, signatory, evidence, evidenceDocuments };
    expect(check(guarded, '2027-02-02')).toMatchObject({ answer: 'NO', earliestOn: '2027-02-03' });
    const later = check(guarded, '2027-02-03');
    expect(later).toMatchObject({ answer: 'YES', dateOfBirth: '2011-02-03' });
    expect(line(later, 'Old enough to accept')).toMatchObject({
      texts: [
        '15 years old on the day of the acceptance.',
        'Accepted for the patient by Mei Chen, mother, parent.',
      ],
    });
    expect(line(later, 'Cooling-off period')?.texts[0]).toContain('3 calendar months');
  });

  it('names a medical exception and the steps it bypasses', () => {
    const exception = {
      reason: 'It must not wait.',
      recordedAt: '2026-11-03T01:00:00.000Z',
      documentId: null,
      recordedById: 'someone',
      recordedByName: 'Dr Wiremu Parata',
    };
    const found = check({ evidence: [], medicalException: exception });
    expect(found.answer).toBe('EXCEPTION');
    expect(found.reasons[0]).toBe('Dr Wiremu Parata recorded a medical exception: It must not wait.');
    expect(found.reasons[1]).toMatch(/^Missing: referral, /);
    expect(line(found, 'Medical exception')).toMatchObject({
      texts: expect.arrayContaining(['No document is attached.']),
    });
  });

  it('explains when a case is disputed, its doctor has left, or it is over', () => {
    expect(check({ isDisputed: true, hasDoctorLeft: true })).toMatchObject({
      answer: 'NO',
      reasons: [expect.stringMatching(/disputes the acceptance/), expect.stringMatching(/no longer/)],
    });
    const cancelled = {
      status: 'CANCELLED',
      cancelledAt: '2026-11-08T14:00:00.000Z',
      cancelledReason: 'Ill',
    };
    expect(check(cancelled)).toMatchObject({
      answer: 'OVER',
      reasons: ['The case was cancelled on 9 Nov 2026: Ill'],
    });
    expect(check({ status: 'COMPLETED' })).toMatchObject({ answer: 'OVER' });
  });
});

describe('booking check of a non-cosmetic procedure', () => {
  const medicare = { procedureClass: 'MEDICARE', status: 'SCHEDULED', evidence: [] };

  it('has no pathway but shows consent, deposit and readiness', () => {
    const found = check(medicare, '2026-11-20', deposit({ askedMinor: 50_000, openMinor: 50_000 }));
    expect(found).toMatchObject({ answer: 'YES', pathway: [], rules: [], readiness: { ready: 1, total: 2 } });
    expect(line(found, 'Consent to the quote and its terms')).toMatchObject({ state: 'MET' });
    expect(line(found, 'Deposit')).toMatchObject({ state: 'OPEN', texts: ['$500.00 asked.'] });
  });

  it("never calls a telephone acceptance signed and awaits the patient's confirmation for a deposit", () => {
    const word = { mode: 'TELEPHONE', signatureMethod: null, recordedByName: 'Margaret Nguyen' };
    const reason = 'The patient has not yet confirmed the recorded acceptance.';
    const stored = {
      acceptance: { mode: 'TELEPHONE', confirmedAt: null, disputedAt: null },
    } as unknown as DepositState['stored'];
    const state = deposit({ refusal: 'NOT_CONFIRMED', reason, stored });
    const found = check({ ...medicare, ...word }, '2026-11-20', state);
    expect(line(found, 'Quote accepted')).toMatchObject({
      state: 'NOTED',
      texts: [
        'Recorded by staff: accepted by telephone.',
        'By Margaret Nguyen.',
        'The patient has not confirmed it yet.',
      ],
    });
    expect(line(found, 'Consent to the quote and its terms')).toMatchObject({ state: 'OPEN' });
    expect(line(found, 'May a deposit be taken')?.texts).toEqual([`No. ${reason}`]);
  });

  it('refuses a child who accepted alone but allows it from the age that the state sets', () => {
    const child = { ...medicare, patientInfo: { dateOfBirth: '2010-05-01' } };
    expect(check(child)).toMatchObject({ answer: 'NO', reasons: [expect.stringMatching(/too young/)] });
    expect(check({ ...child, signsAloneFromAge: 16 }).answer).toBe('YES');
  });
});
