import fc from 'fast-check';
import { addDays } from '@quillcare/rules';
import {
  activateRate,
  changeTerms,
  expireRate,
  transitionRate,
  buildDiscountRate,
  overlaps,
  type DiscountRateState,
  type DiscountRateTerms,
} from './discount-rate';

const TODAY = '2026-06-15';
const terms: DiscountRateTerms = {
  type: 'PERCENTAGE',
  value: 2_000,
  cycle: null,
  reason: 'An old friend',
  startsOn: '2026-06-01',
  endsOn: '2026-12-31',
};
const rate = (changes: Partial<DiscountRateState> = {}): DiscountRateState => ({
  ...terms,
  status: 'ACTIVE',
  ...changes,
});
const refused = (code: string) => expect.objectContaining({ code });
const refusedAt = (path: string) => expect.objectContaining({ errors: [expect.objectContaining({ path })] });

it('creates an active rate and rejects an end date in the past', () => {
  expect(buildDiscountRate(terms, [], TODAY)).toEqual(rate());
  expect(buildDiscountRate({ ...terms, endsOn: TODAY }, [], TODAY).status).toBe('ACTIVE');
  expect(() => buildDiscountRate({ ...terms, endsOn: '2026-06-14' }, [], TODAY)).toThrow(refusedAt('endsOn'));
});

it('rejects a rate that overlaps another active one, naming its first day', () => {
  const other = { startsOn: '2026-12-31', endsOn: null };
  expect(() => buildDiscountRate(terms, [other], TODAY)).toThrow(refusedAt('startsOn'));
  const after = { ...other, startsOn: '2027-01-01' };
  expect(buildDiscountRate(terms, [after], TODAY)).toEqual(rate());
  const state = rate();
  expect(() => changeTerms(state, { ...terms, endsOn: null }, [after], TODAY)).toThrow(refusedAt('startsOn'));
  expect(state).toEqual(rate());
});

it('allows an inactive rate to overlap another until it is activated', () => {
  const other = { startsOn: '2026-01-01', endsOn: null };
  const state = rate({ status: 'INACTIVE' });
  changeTerms(state, { ...terms, value: 3_000 }, [other], TODAY);
  expect(state).toMatchObject({ value: 3_000, status: 'INACTIVE' });
  expect(() => activateRate(state, [other], TODAY)).toThrow(refused('DISCOUNT_RATES_OVERLAP'));
  activateRate(state, [], TODAY);
  expect(state.status).toBe('ACTIVE');
  expect(() => activateRate(state, [], TODAY)).toThrow(refused('ILLEGAL_TRANSITION'));
});

it('expires a rate once, on the day after its last, for good', () => {
  for (const status of ['ACTIVE', 'INACTIVE'] as const) {
    const state = rate({ status });
    expect(expireRate(state, '2026-12-31')).toBe(false);
    expect(expireRate(state, '2027-01-01')).toBe(true);
    expect(expireRate(state, '2027-01-01')).toBe(false);
    expect(state.status).toBe('EXPIRED');
    expect(() => activateRate(state, [], '2027-01-01')).toThrow(refused('ILLEGAL_TRANSITION'));
    expect(() => changeTerms(state, { ...terms, endsOn: null }, [], TODAY)).toThrow(
      refused('ILLEGAL_TRANSITION'),
    );
  }
  expect(expireRate(rate({ endsOn: null }), '2099-01-01')).toBe(false);
});

it('never reactivates or expires a removed rate', () => {
  const state = rate();
  transitionRate(state, 'REMOVED');
  expect(() => transitionRate(state, 'ACTIVE')).toThrow(refused('ILLEGAL_TRANSITION'));
  expect(expireRate(state, '2027-01-01')).toBe(false);
});

it('finds that two rates overlap exactly when they have a day in common', () => {
  const spans = fc
    .record({ start: fc.nat(30), length: fc.option(fc.nat(20), { nil: null }) })
    .map(({ start, length }) => ({
      startsOn: addDays('2026-06-01', start),
      endsOn: length === null ? null : addDays('2026-06-01', start + length),
    }));
  const has = ({ startsOn, endsOn }: { startsOn: string; endsOn: string | null }, day: string) =>
    startsOn <= day && (endsOn === null || day <= endsOn);
  fc.assert(
    fc.property(spans, spans, (one, other) => {
      const days = Array.from({ length: 60 }, (_, at) => addDays('2026-06-01', at));
      expect(overlaps(one, other)).toBe(days.some((day) => has(one, day) && has(other, day)));
    }),
  );
});
