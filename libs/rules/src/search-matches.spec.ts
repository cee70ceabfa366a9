import fc from 'fast-check';
import { findSearchMatches } from './search-matches';
import { forAll } from './for-all.suite';

const marked = (shown: string, typed: string) =>
  findSearchMatches(shown, typed).map(([from, to]) => shown.slice(from, to));

describe('findSearchMatches', () => {
  it.each([
    ['Minh Nguyễn', 'nguyen', ['Nguyễn']],
    ['Minh Nguye\u0302\u0303n', 'nguye', ['Nguye\u0302\u0303']],
    ["Mary O'Brien", 'obrien', ["O'Brien"]],
    ['Wiremu Ngāpō', 'wir ngap', ['Wir', 'Ngāp']],
    ['0412 345 678', '+61 412345678', ['412 345 678']],
    ['Q-2026-000123', 'q-2026-000123', ['Q-2026-000123']],
    ['Anna Hanna', 'anna', ['Anna', 'anna']],
    ['Straße', 'strass', ['Straß']],
    ['Anna', 'ann nna', ['Anna']],
    ['Anna', 'zoe', []],
    ['Anna', '', []],
  ])('in "%s" for "%s" are %j', (shown, typed, expected) => expect(marked(shown, typed)).toEqual(expected));

  it('are in order, do not overlap, and lie within the text', () => {
    forAll(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (shown, typed) => {
      let end = -1;
      for (const [from, to] of findSearchMatches(shown, typed)) {
        expect(from).toBeGreaterThan(end);
        expect(to).toBeGreaterThan(from);
        end = to;
      }
      expect(end).toBeLessThanOrEqual(shown.length);
    });
  });
});
