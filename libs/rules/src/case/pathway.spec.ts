import fc from 'fast-check';
import { addDays, ageOn, daysBetween } from '../dates';
import { addMonths } from '../plans/period';
import { calculatePathwayState, MIN_COOLING_OFF_DAYS } from './pathway';
import { GATE_KINDS, PROFESSIONS, type PathwayFacts } from './pathway-facts';
import { formatPathwayProblem, type PathwayProblem } from './pathway-problems';
import {
  ADULT,
  evidenceOf,
  pathwayFacts,
  evidenceReplacing,
  SURGEON,
  evidenceWithout,
} from './pathway.fixtures';
import { forAll } from '../for-all.suite';

/** 15 years old when the consent is signed. */
const CHILD = '2011-02-03';
const OF_ADULTS = GATE_KINDS.filter((kind) => kind !== 'EVALUATION' && kind !== 'BEST_INTERESTS');

describe('cosmetic pathway', () => {
  it('allows booking on the day after the cooling-off period', () => {
    expect(calculatePathwayState(pathwayFacts({ today: '2026-11-09' }))).toEqual({
      needed: OF_ADULTS,
      missing: [],
      problems: [],
      isMinor: false,
      coolingOff: { days: 7, months: 0 },
      earliestOn: '2026-11-10',
      mayBook: false,
    });
    expect(calculatePathwayState(pathwayFacts({ today: '2026-11-10' })).mayBook).toBe(true);
  });

  it('counts calendar days across daylight saving changes', () => {
    // In 2026 daylight saving starts on 4 October in Sydney and on 27 September in Auckland. It ends on 5 April in both.
    for (const [consent, earliestOn] of [
      ['2026-10-01', '2026-10-09'],
      ['2026-04-01', '2026-04-09'],
      ['2026-09-24', '2026-10-02'],
      ['2028-02-23', '2028-03-02'],
    ] as const) {
      const days = (kind: string, before: number) => ({ kind, doneOn: addDays(consent, -before) });
      const order = [days('REFERRAL', 30), days('FIRST_CONSULTATION', 9), days('SECOND_CONSULTATION', 2)];
      const evidence = OF_ADULTS.map((kind) =>
        evidenceOf(kind, { doneOn: order.find((one) => one.kind === kind)?.doneOn ?? consent }),
      );
      expect(calculatePathwayState(pathwayFacts({ evidence, today: earliestOn }))).toMatchObject({
        problems: [],
        earliestOn,
        mayBook: true,
      });
    }
  });

  it('counts from the latest of its steps', () => {
    for (const kind of ['SCREENING', 'CONSENT_SIGNED'] as const) {
      const state = calculatePathwayState(
        pathwayFacts({ evidence: evidenceReplacing(kind, { doneOn: '2026-11-20' }) }),
      );
      expect(state.earliestOn).toBe('2026-11-28');
    }
  });

  it('uses a longer cooling-off period of the practice, but never less than the law requires', () => {
    expect(calculatePathwayState(pathwayFacts({ coolingOffDays: 14 })).earliestOn).toBe('2026-11-17');
    expect(calculatePathwayState(pathwayFacts({ coolingOffDays: 0 })).earliestOn).toBe('2026-11-10');
  });

  it('allows booking under a medical exception, and still reports what is missing', () => {
    const state = calculatePathwayState(pathwayFacts({ evidence: [], hasException: true }));
    expect(state).toMatchObject({ missing: OF_ADULTS, mayBook: true });
  });
});

describe('evidence', () => {
  const consultation = (first: object, second: object) =>
    GATE_KINDS.map((kind) =>
      evidenceOf(kind, kind === 'FIRST_CONSULTATION' ? first : kind === 'SECOND_CONSULTATION' ? second : {}),
    );

  it.each<[PathwayProblem, Partial<PathwayFacts>]>([
    ['REFERRAL_AFTER_CONSULTATION', { evidence: evidenceReplacing('REFERRAL', { doneOn: '2026-10-13' }) }],
    ['SECOND_BEFORE_FIRST', { evidence: evidenceReplacing('SECOND_CONSULTATION', { doneOn: '2026-10-11' }) }],
    [
      'CONSULTATIONS_ON_ONE_DAY',
      { evidence: evidenceReplacing('SECOND_CONSULTATION', { doneOn: '2026-10-12' }) },
    ],
    [
      'CONSENT_BEFORE_SECOND_CONSULTATION',
      { evidence: evidenceReplacing('CONSENT_SIGNED', { doneOn: '2026-10-25' }) },
    ],
    ['NOT_IN_PERSON', { evidence: consultation({ isInPerson: false }, { isInPerson: false }) }],
    ['NOT_IN_PERSON', { operatingDoctorId: 'another' }],
    ['NOT_IN_PERSON', { operatingDoctorId: null }],
    ['NOT_SUITABLE', { evidence: evidenceReplacing('SCREENING', { isSuitable: false }) }],
    ['REFERRER_UNKNOWN', { evidence: evidenceReplacing('REFERRAL', { isIndependent: null }) }],
    ['REFERRER_UNKNOWN', { evidence: evidenceReplacing('REFERRAL', { profession: null }) }],
    ['REFERRER_UNKNOWN', { evidence: evidenceReplacing('REFERRAL', { profession: 'PSYCHOLOGIST' }) }],
    ['REFERRER_NOT_INDEPENDENT', { evidence: evidenceReplacing('REFERRAL', { isIndependent: false }) }],
    [
      'REFERRER_NOT_INDEPENDENT',
      { evidence: evidenceReplacing('REFERRAL', { byName: 'Dr W. Parata, Wiremu' }) },
    ],
    [
      'REFERRED_BY_OPERATING_DOCTOR',
      { evidence: evidenceReplacing('REFERRAL', { byName: 'A/Prof Amelia J. HARTMANN' }) },
    ],
    ['AGE_UNKNOWN', { dateOfBirth: null }],
    ['REPRESENTATIVE_MISSING', { lacksRepresentative: true }],
  ])('is reported as invalid: %s', (problem, changes) => {
    expect(calculatePathwayState(pathwayFacts(changes))).toMatchObject({
      problems: [problem],
      earliestOn: null,
      mayBook: false,
    });
    expect(formatPathwayProblem(problem)).toMatch(/^[A-Z].*[a-z’].*\.$/);
  });

  it.each([
    [
      'one consultation by video, with another doctor',
      consultation({ isInPerson: false, doctorId: 'another' }, {}),
    ],
    [
      'the referral on the day of the first consultation',
      evidenceReplacing('REFERRAL', { doneOn: '2026-10-12' }),
    ],
    [
      'the consent on the day of the second consultation',
      evidenceReplacing('CONSENT_SIGNED', { doneOn: '2026-10-26' }),
    ],
    ['a specialist who refers', evidenceReplacing('REFERRAL', { profession: 'SPECIALIST' })],
    [
      'a referrer of the surgeon’s family name only',
      evidenceReplacing('REFERRAL', { byName: 'Dr Jonas Hartmann' }),
    ],
    [
      'what only children need, wrong for an adult',
      evidenceReplacing('EVALUATION', { isIndependent: false }),
    ],
  ])('is accepted: %s', (_what, evidence) => {
    expect(calculatePathwayState(pathwayFacts({ evidence })).problems).toEqual([]);
  });

  it('matches the operating doctor by a name written without spaces', () => {
    const doctors = [{ id: SURGEON, firstName: '小明', lastName: '王' }];
    const evidence = evidenceReplacing('REFERRAL', { byName: '王小明' });
    expect(calculatePathwayState(pathwayFacts({ doctors, evidence })).problems).toEqual([
      'REFERRED_BY_OPERATING_DOCTOR',
    ]);
  });
});

describe('a patient under 18', () => {
  const minor = (changes: Partial<PathwayFacts> = {}) =>
    calculatePathwayState(pathwayFacts({ dateOfBirth: CHILD, today: '2027-02-03', ...changes }));

  it('waits three calendar months, or longer if the practice requires it', () => {
    expect(minor({ today: '2027-02-02' })).toMatchObject({ earliestOn: '2027-02-03', mayBook: false });
    expect(minor()).toMatchObject({ isMinor: true, problems: [], mayBook: true });
    expect(minor({ coolingOffDays: 120 }).earliestOn).toBe('2027-03-03');
    // Falls on the last day of a month that has no such day.
    expect(
      minor({ evidence: evidenceReplacing('CONSENT_SIGNED', { doneOn: '2026-11-30' }) }).earliestOn,
    ).toBe('2027-03-01');
  });

  it.each([
    ['the day before the birthday', '2008-11-03', true],
    ['the birthday itself', '2008-11-02', false],
    ['a year before it', '2009-11-02', true],
  ])('is aged as on the day of the consent: %s', (_day, dateOfBirth, isMinor) => {
    expect(minor({ dateOfBirth }).isMinor).toBe(isMinor);
  });

  it('needs an independent evaluation by a psychologist, psychiatrist or GP', () => {
    expect(minor({ evidence: evidenceWithout('EVALUATION') })).toMatchObject({
      missing: ['EVALUATION'],
      mayBook: false,
    });
    const told = (changes: object) => minor({ evidence: evidenceReplacing('EVALUATION', changes) }).problems;
    expect(told({ profession: 'PSYCHIATRIST' })).toEqual([]);
    expect(told({ profession: 'GP' })).toEqual([]);
    expect(told({ profession: 'SPECIALIST' })).toEqual(['EVALUATOR_UNKNOWN']);
    expect(told({ isIndependent: false })).toEqual(['EVALUATOR_NOT_INDEPENDENT']);
    expect(told({ byName: 'Wiremu Parata' })).toEqual(['EVALUATOR_NOT_INDEPENDENT']);
    expect(told({ isSuitable: false })).toEqual(['EVALUATION_NOT_SUITABLE']);
  });

  it('needs a best-interests assessment as a document in Queensland only', () => {
    expect(minor({ state: 'QLD', evidence: evidenceWithout('BEST_INTERESTS') }).missing).toEqual([
      'BEST_INTERESTS',
    ]);
    expect(minor({ state: 'VIC', evidence: evidenceWithout('BEST_INTERESTS') }).missing).toEqual([]);
    expect(minor({ country: 'NZ', state: null, evidence: evidenceWithout('BEST_INTERESTS') })).toMatchObject({
      missing: [],
      problems: [],
    });
    const unproven = evidenceReplacing('BEST_INTERESTS', { hasDocument: false });
    expect(minor({ state: 'QLD', evidence: unproven }).problems).toEqual(['BEST_INTERESTS_WITHOUT_DOCUMENT']);
  });

  it('cannot be booked until the state whose law applies is known', () => {
    expect(minor({ state: null }).problems).toEqual(['STATE_UNKNOWN']);
    expect(calculatePathwayState(pathwayFacts({ state: null })).problems).toEqual([]);
  });
});

const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-01-01', days));
const someEvidence = fc.uniqueArray(
  fc.record({
    kind: fc.constantFrom(...GATE_KINDS),
    doneOn: day,
    recordedAt: fc.constant(evidenceOf('CONSENT_SIGNED').recordedAt),
    byName: fc.constantFrom('Dr Anika Rao', 'Dr Amelia Hartmann', null),
    profession: fc.constantFrom(...PROFESSIONS, null),
    isIndependent: fc.constantFrom(true, false, null),
    doctorId: fc.constantFrom(SURGEON, 'another', null),
    isInPerson: fc.boolean(),
    isSuitable: fc.boolean(),
    hasDocument: fc.boolean(),
  }),
  { selector: ({ kind }) => kind },
);
/** Half of the samples are in a bookable order, so that the properties are not vacuous. */
const inOrder = fc
  .tuple(fc.array(fc.nat(60), { minLength: 8, maxLength: 8 }), fc.constantFrom(...GATE_KINDS, null))
  .map(([steps, odd]) => {
    let on = '2026-01-01';
    return GATE_KINDS.map((kind, at) => {
      on = addDays(on, (steps[at] ?? 0) + 1);
      return evidenceOf(kind, { doneOn: on, ...(kind === odd && { isInPerson: false }) });
    });
  });
const someFacts = fc.record({
  evidence: fc.oneof(someEvidence, inOrder),
  dateOfBirth: fc.constantFrom(ADULT, CHILD, '2008-06-15', null),
  lacksRepresentative: fc.boolean(),
  country: fc.constantFrom('AU' as const, 'NZ' as const),
  state: fc.constantFrom('NSW', 'QLD', null),
  operatingDoctorId: fc.constantFrom(SURGEON, SURGEON, 'another', null),
  doctors: fc.constant(pathwayFacts().doctors),
  coolingOffDays: fc.integer({ min: -5, max: 90 }),
  hasException: fc.constant(false),
  today: fc.integer({ min: 0, max: 900 }).map((days) => addDays('2026-01-01', days)),
});

describe('any recorded evidence', () => {
  it('allows booking only after every gate in order and the waiting period for the patient’s age', () => {
    forAll(someFacts, (given) => {
      const state = calculatePathwayState(given);
      if (!state.mayBook) return;
      const of = (kind: string) => given.evidence.find((one) => one.kind === kind)?.doneOn ?? '';
      expect(state.needed.every((kind) => of(kind) !== '')).toBe(true);
      expect(of('REFERRAL') <= of('FIRST_CONSULTATION')).toBe(true);
      expect(of('FIRST_CONSULTATION') < of('SECOND_CONSULTATION')).toBe(true);
      expect(of('SECOND_CONSULTATION') <= of('CONSENT_SIGNED')).toBe(true);
      expect(of('QUOTE_DELIVERED') <= of('CONSENT_SIGNED')).toBe(true);
      const isChild = ageOn(given.dateOfBirth ?? '', of('CONSENT_SIGNED')) < 18;
      for (const kind of state.needed) {
        expect(daysBetween(of(kind), given.today)).toBeGreaterThan(MIN_COOLING_OFF_DAYS);
        if (isChild) expect(given.today > addMonths(of(kind), 3)).toBe(true);
      }
    });
  });

  it('may be recorded in any order, and waiting longer never revokes permission to book', () => {
    forAll(someFacts, (given) => {
      const state = calculatePathwayState(given);
      expect(calculatePathwayState({ ...given, evidence: [...given.evidence].reverse() })).toEqual(state);
      if (state.mayBook)
        expect(calculatePathwayState({ ...given, today: addDays(given.today, 1) }).mayBook).toBe(true);
    });
  });

  it('does not allow booking with a required piece removed', () => {
    forAll(someFacts, fc.nat(7), (given, at) => {
      const { needed } = calculatePathwayState(given);
      const dropped = needed[at % needed.length];
      const fewer = given.evidence.filter(({ kind }) => kind !== dropped);
      expect(calculatePathwayState({ ...given, evidence: fewer }).mayBook).toBe(false);
    });
  });

  it('never lets a younger patient wait less or need less', () => {
    forAll(someFacts, (given) => {
      const [child, adult] = [CHILD, ADULT].map((dateOfBirth) =>
        calculatePathwayState({ ...given, dateOfBirth }),
      );
      expect(adult?.needed.every((kind) => child?.needed.includes(kind))).toBe(true);
      if (child?.mayBook) expect(adult?.mayBook).toBe(true);
    });
  });
});
