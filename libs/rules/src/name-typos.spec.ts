import fc from 'fast-check';
import { typoKeys } from './name-typos';
import { forAll } from './for-all.suite';

const meets = (one: string, other: string) => typoKeys(one).some((key) => typoKeys(other).includes(key));

describe('typos in a name', () => {
  it.each([
    ['siobahn', 'siobhan'],
    ['tawhaio', 'tawhiao'],
    ['nguyn', 'nguyen'],
    ['mcdonald', 'macdonald'],
    ['smyth', 'smith'],
    ['fraser', 'frazer'],
    ['anikaa', 'anika'],
  ])('are forgiven: %s matches %s', (typed, stored) => expect(meets(typed, stored)).toBe(true));

  it.each([
    ['smith', 'jones'],
    ['li', 'lu'],
    ['anna', 'hannah'],
  ])('are not forgiven between different names: %s and %s', (typed, stored) =>
    expect(meets(typed, stored)).toBe(false),
  );

  it('are forgiven for any one letter in any position', () => {
    const name = fc.stringMatching(/^[a-z]{4,12}$/);
    forAll(name, fc.nat(), fc.constantFrom(...'abcxyz'), (word, place, letter) => {
      const at = place % (word.length - 1);
      const [before, after] = [word.slice(0, at), word.slice(at + 1)];
      const swapped = before + word[at + 1]! + word[at]! + word.slice(at + 2);
      for (const typed of [before + letter + after, before + letter + word.slice(at), swapped])
        expect([typed, meets(typed, word)]).toEqual([typed, true]);
    });
  });
});
