import fc from 'fast-check';
import { addDays, daysBetween } from '../dates';
import {
  GATE_KINDS,
  hasPathway,
  LEAST_COOLING_OFF_DAYS,
  pathwayState,
  type GateEvidence,
  type GateKind,
  type PathwayFacts,
} from './pathway';

const SURGEON = 'surgeon';
const DAY = '2026-11-02';

const evidenceOf = (kind: GateKind, changes: Partial<GateEvidence> = {}): GateEvidence => ({
  kind,
  doneOn: DAY,
  doctorId: SURGEON,
  isInPerson: true,
  isSuitable: true,
  ...changes,
});
const facts = (changes: Partial<PathwayFacts> = {}): PathwayFacts => ({
  evidence: GATE_KINDS.map((kind) => evidenceOf(kind)),
  operatingDoctorId: SURGEON,
  coolingOffDays: 7,
  hasException: false,
  today: '2026-11-30',
  ...changes,
});
const replacing = (kind: GateKind, changes: Partial<GateEvidence>) =>
  GATE_KINDS.map((one) => evidenceOf(one, one === kind ? changes : {}));

describe('a cosmetic pathway', () => {
  it('allows booking on the day after the cooling-off period', () => {
    expect(pathwayState(facts({ today: '2026-11-09' }))).toEqual({
      missing: [],
      problems: [],
      earliestOn: '2026-11-10',
      mayBook: false,
    });
    expect(pathwayState(facts({ today: '2026-11-10' })).mayBook).toBe(true);
  });

  it('counts from whatever came last', () => {
    for (const kind of GATE_KINDS) {
      // A later first consultation would come after the second.
      if (kind === 'FIRST_CONSULTATION') continue;
      const state = pathwayState(facts({ evidence: replacing(kind, { doneOn: '2026-11-20' }) }));
      expect(state.earliestOn).toBe('2026-11-28');
    }
  });

  it('is as long as the practice wants, but never shorter than the law asks for', () => {
    expect(pathwayState(facts({ coolingOffDays: 14 })).earliestOn).toBe('2026-11-17');
    expect(pathwayState(facts({ coolingOffDays: 0 })).earliestOn).toBe('2026-11-10');
  });

  it('needs one consultation in person with the doctor who operates', () => {
    const video = facts().evidence.map((one) => ({ ...one, isInPerson: false }));
    expect(pathwayState(facts({ evidence: video })).problems).toEqual(['NOT_IN_PERSON']);
    expect(pathwayState(facts({ operatingDoctorId: 'another' })).problems).toEqual(['NOT_IN_PERSON']);
    const once = replacing('FIRST_CONSULTATION', { isInPerson: false, doctorId: 'another' });
    expect(pathwayState(facts({ evidence: once })).problems).toEqual([]);
  });

  it('needs a suitable patient, and the second consultation after the first', () => {
    const unsuitable = replacing('SCREENING', { isSuitable: false });
    expect(pathwayState(facts({ evidence: unsuitable }))).toMatchObject({
      problems: ['NOT_SUITABLE'],
      earliestOn: null,
      mayBook: false,
    });
    const early = replacing('SECOND_CONSULTATION', { doneOn: '2026-11-01' });
    expect(pathwayState(facts({ evidence: early })).problems).toEqual(['SECOND_BEFORE_FIRST']);
  });

  it('gives way to a medical exception, and still says what is missing', () => {
    const state = pathwayState(facts({ evidence: [], hasException: true }));
    expect(state).toMatchObject({ missing: [...GATE_KINDS], mayBook: true });
  });
});

const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-01-01', days));
const someEvidence = fc.uniqueArray(
  fc.record({
    kind: fc.constantFrom(...GATE_KINDS),
    doneOn: day,
    doctorId: fc.constantFrom(SURGEON, 'another', null),
    isInPerson: fc.boolean(),
    isSuitable: fc.boolean(),
  }),
  { selector: ({ kind }) => kind },
);
const someFacts = fc.record({
  evidence: someEvidence,
  operatingDoctorId: fc.constantFrom(SURGEON, 'another', null),
  coolingOffDays: fc.integer({ min: -5, max: 90 }),
  hasException: fc.constant(false),
  today: day,
});

describe('whatever is recorded', () => {
  it('nothing is booked without each gate, or within seven full days after any of them', () => {
    fc.assert(
      fc.property(someFacts, (given) => {
        if (!pathwayState(given).mayBook) return;
        expect(given.evidence.map(({ kind }) => kind).sort()).toEqual([...GATE_KINDS].sort());
        for (const { doneOn } of given.evidence)
          expect(daysBetween(doneOn, given.today)).toBeGreaterThan(LEAST_COOLING_OFF_DAYS);
      }),
    );
  });

  it('the order of the evidence does not matter, and waiting never closes what was open', () => {
    fc.assert(
      fc.property(someFacts, (given) => {
        const state = pathwayState(given);
        expect(pathwayState({ ...given, evidence: [...given.evidence].reverse() })).toEqual(state);
        if (state.mayBook)
          expect(pathwayState({ ...given, today: addDays(given.today, 1) }).mayBook).toBe(true);
      }),
    );
  });

  it('less evidence never allows more', () => {
    fc.assert(
      fc.property(someFacts, fc.nat(5), (given, at) => {
        const fewer = given.evidence.filter((_one, index) => index !== at % (given.evidence.length || 1));
        if (given.evidence.length > 0)
          expect(pathwayState({ ...given, evidence: fewer }).mayBook).toBe(false);
      }),
    );
  });
});

it('applies to what is cosmetic, even in part', () => {
  expect(['COSMETIC', 'MIXED', 'MEDICARE', 'OTHER'].map(hasPathway)).toEqual([true, true, false, false]);
});
