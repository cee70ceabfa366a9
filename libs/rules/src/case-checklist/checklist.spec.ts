import fc from 'fast-check';
import { daysBetween, todayIn } from '../dates';
import {
  appliesToCase,
  CHECKLIST_KINDS,
  CHECKLIST_STATES,
  calculateChecklistDueDate,
  collectChecklistFacts,
  deriveChecklistState,
} from './checklist';
import { DEFAULT_CHECKLIST } from './default-checklist';
import { forAll } from '../for-all.suite';

const ZONES = ['Australia/Sydney', 'Australia/Perth', 'Pacific/Auckland', 'Australia/Lord_Howe'];
const zones = fc.constantFrom(...ZONES);
const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });

describe('calculateChecklistDueDate', () => {
  it('is null while the surgery has no date', () => {
    expect(calculateChecklistDueDate({ kind: 'CONSENT', days: 14 }, null, 'Pacific/Auckland')).toBeNull();
  });

  it('lies the given number of calendar days from the surgery in every time zone', () => {
    forAll(instants, zones, fc.nat(120), fc.constantFrom(...CHECKLIST_KINDS), (at, zone, days, kind) => {
      const dueOn = calculateChecklistDueDate({ kind, days }, at, zone)!;
      const distance = daysBetween(dueOn, todayIn(at, zone));
      expect(distance).toBe(kind === 'POST_OP' && days > 0 ? -days : days);
    });
  });
});

describe('appliesToCase', () => {
  const own = { procedureClass: 'COSMETIC', surgeryIds: ['nose', 'chin'] };

  it('matches the procedure class and the surgery', () => {
    expect(appliesToCase({ procedureClass: null, surgeryId: null }, own)).toBe(true);
    expect(appliesToCase({ procedureClass: 'COSMETIC', surgeryId: null }, own)).toBe(true);
    expect(appliesToCase({ procedureClass: 'MEDICARE', surgeryId: null }, own)).toBe(false);
    expect(appliesToCase({ procedureClass: null, surgeryId: 'chin' }, own)).toBe(true);
    expect(appliesToCase({ procedureClass: null, surgeryId: 'hip' }, own)).toBe(false);
    expect(appliesToCase({ procedureClass: 'MEDICARE', surgeryId: 'chin' }, own)).toBe(false);
  });
});

describe('facts of a case', () => {
  const nothing = {
    isConsentSigned: false,
    hasDeposit: false,
    hospitalId: null,
    theatre: null,
    startsAt: null,
    anaesthetistId: null,
  };

  it('count the theatre as booked only with a hospital, a room and a time', () => {
    const booked = { ...nothing, assistantId: null, hospitalId: 'h', theatre: '2', startsAt: new Date(0) };
    expect(collectChecklistFacts(booked)).toEqual({
      CONSENT: false,
      DEPOSIT: false,
      THEATRE: true,
      ANAESTHETIST: false,
      ASSISTANT: false,
    });
    expect(collectChecklistFacts({ ...booked, theatre: '' }).THEATRE).toBe(false);
    expect(collectChecklistFacts({ ...booked, startsAt: null }).THEATRE).toBe(false);
  });

  it('tick an item and reopen what they ticked, but never override a person', () => {
    const open = { kind: 'ANAESTHETIST', state: 'OPEN', decidedBy: null } as const;
    const ticked = deriveChecklistState(open, { ANAESTHETIST: true });
    expect(ticked).toEqual({ state: 'DONE', decidedBy: 'FACT' });
    expect(deriveChecklistState({ ...open, ...ticked }, { ANAESTHETIST: false })).toEqual({
      state: 'OPEN',
      decidedBy: null,
    });
    expect(deriveChecklistState({ ...open, decidedBy: 'PERSON' }, { ANAESTHETIST: true }).state).toBe('OPEN');
  });

  it('have the same effect however often they are applied', () => {
    const items = fc.record({
      kind: fc.constantFrom(...CHECKLIST_KINDS),
      state: fc.constantFrom(...CHECKLIST_STATES),
      decidedBy: fc.constantFrom('PERSON' as const, 'FACT' as const, null),
    });
    const facts = fc.dictionary(fc.constantFrom(...CHECKLIST_KINDS), fc.boolean());
    forAll(items, facts, (item, found) => {
      const once = deriveChecklistState(item, found);
      expect(deriveChecklistState({ ...item, ...once }, found)).toEqual(once);
      if (item.decidedBy === 'PERSON') expect(once.state).toBe(item.state);
    });
  });
});

it('gives every practice default steps before and after surgery, with unique ids', () => {
  expect(new Set(DEFAULT_CHECKLIST.map(({ id }) => id)).size).toBe(DEFAULT_CHECKLIST.length);
  expect(DEFAULT_CHECKLIST.filter(({ kind }) => kind === 'POST_OP')).toHaveLength(3);
});
