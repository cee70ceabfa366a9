import fc from 'fast-check';
import { rankPeople } from './rank-people';

const person = (firstName: string, lastName: string | null, id = `${firstName} ${lastName}`) => ({
  id,
  firstName,
  lastName,
});
const ranked = (people: ReturnType<typeof person>[], folded: string, most = 6) =>
  rankPeople(people, folded, most).map(({ id }) => id);

describe('rankPeople', () => {
  it('ranks exact names first', () => {
    const people = [
      person('Oliver', 'Adams'),
      person('Li', 'Wei'),
      person('Liam', 'Stone'),
      person('An', 'Li'),
    ];
    expect(ranked(people, 'li')).toEqual(['An Li', 'Li Wei', 'Liam Stone', 'Oliver Adams']);
  });

  it('ignores the order of words, accents and apostrophes', () => {
    const people = [
      person('Mary Ann', "O'Brien"),
      person('Mary', 'O’Brien'),
      person('Maryanne', 'Obrienski'),
    ];
    expect(ranked(people, 'obrien mary')).toEqual(['Mary O’Brien', "Mary Ann O'Brien", 'Maryanne Obrienski']);
  });

  it('returns each person once, and at most the requested number', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 })), fc.integer({ min: 0, max: 8 }), (ids, most) => {
        const found = rankPeople(
          ids.map((id) => person('Ann', null, String(id))),
          'ann',
          most,
        );
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
        expect(found).toHaveLength(Math.min(most, new Set(ids).size));
      }),
    );
  });
});
