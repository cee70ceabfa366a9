import fc from 'fast-check';
import { AU_STATES, normaliseState } from './au-state';

describe('normaliseState', () => {
  it('takes every state in any case', () => {
    fc.assert(
      fc.property(fc.constantFrom(...AU_STATES), fc.boolean(), (state, lower) => {
        const text = lower ? ` ${state.toLowerCase()} ` : state;
        expect(normaliseState(text)).toEqual({ ok: true, value: state });
      }),
    );
  });

  it.each(['', 'New South Wales', 'NS', 'Auckland'])('refuses %j', (text) => {
    expect(normaliseState(text)).toEqual({ ok: false, message: 'Invalid state format' });
  });
});
