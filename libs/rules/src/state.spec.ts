import fc from 'fast-check';
import { AU_STATES } from './au-states';
import { normaliseState, NZ_REGIONS, listStates } from './state';
import { forAll } from './for-all.suite';

describe('normaliseState', () => {
  it('accepts every state in any case', () => {
    forAll(fc.constantFrom(...AU_STATES), fc.boolean(), (state, lower) => {
      const text = lower ? ` ${state.toLowerCase()} ` : state;
      expect(normaliseState(text)).toEqual({ ok: true, value: state });
    });
  });

  it.each([
    ['New South Wales', 'NSW'],
    ['victoria', 'VIC'],
    ['A.C.T.', 'ACT'],
  ])('reads %j', (text, value) => {
    expect(normaliseState(text)).toEqual({ ok: true, value });
  });

  it.each(['', 'New Wales', 'NS', 'Auckland'])('rejects %j', (text) => {
    expect(normaliseState(text)).toEqual({ ok: false, message: 'Invalid state format' });
  });

  it.each([
    ['waikato', 'Waikato'],
    ['HAWKES BAY', "Hawke's Bay"],
    ['Hawke’s Bay', "Hawke's Bay"],
    ['Manawatu-Wanganui', 'Manawatū-Whanganui'],
    ['Bay of Plenty', 'Bay of Plenty'],
  ])('accepts the region %s in New Zealand', (text, value) => {
    expect(normaliseState(text, 'NZ')).toEqual({ ok: true, value });
  });

  it.each(['', 'NSW', '<b>', 'Waikato<script>', 'x'.repeat(10_000)])('rejects %j in New Zealand', (text) => {
    expect(normaliseState(text, 'NZ').ok).toBe(false);
  });

  it('offers the states or regions of the country', () => {
    expect(listStates('AU')).toEqual(AU_STATES);
    expect(listStates('NZ')).toEqual(NZ_REGIONS);
  });
});
