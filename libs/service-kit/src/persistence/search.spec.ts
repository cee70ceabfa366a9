import fc from 'fast-check';
import { searchConditions, searchTerms } from './search';

const conditionsOf = (folded: string) => {
  const values: unknown[] = [];
  const conditions = searchConditions('search_key', folded, (value) => `$${values.push(value)}`);
  return { conditions, values };
};

describe('part of a search looked up in the index', () => {
  it.each([
    ['the end of a name before an @', 'susan.featherstone@example.com', ['rstone@']],
    ['the number before an @', 'susan.jones.1249999@example.com', ['249999']],
    ['a short name with its @', 'sue@example.com', ['sue@']],
    ['a whole address whose name is no more than two letters', 'jo@example.com', ['jo@example.com']],
    ['a whole domain', '@example.com', ['@example.com']],
    ['a whole short word', 'nguyen', ['nguyen']],
    ['the end of a long word', 'featherstonehaugh', ['nehaugh']],
    ['each of several words', 'min nguyen', ['min', 'nguyen']],
    ['a number and nothing else', 'accepted q-2026-000123. nguyen', ['000123']],
    ['a year like any other word', 'nguyen 2026', ['nguyen', '2026']],
    ['no more than five words', 'a b c d e f', ['a', 'b', 'c', 'd', 'e']],
  ])('is %s', (_, folded, asked) => {
    expect(searchTerms(folded).asked).toEqual(asked);
  });

  it('never excludes a row that contains all words', () => {
    const word = fc.stringMatching(/^[a-z0-9@.-]{1,30}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
        const row = words.join(' ');
        expect(searchTerms(row).words).toEqual(words);
        expect(searchTerms(row).asked.filter((part) => !row.includes(part))).toEqual([]);
      }),
    );
  });
});

describe('search conditions', () => {
  it('compare the whole word where the index looks up a part of it', () => {
    expect(conditionsOf('mai.nguyen.12@example.com')).toEqual({
      conditions: ['search_key like $1', 'strpos(search_key, $2) > 0'],
      values: ['%yen.12@%', 'mai.nguyen.12@example.com'],
    });
  });

  it('compare a word only once where the index looks up all of it', () => {
    expect(conditionsOf('min nguyen')).toEqual({
      conditions: ['search_key like $1', 'search_key like $2'],
      values: ['%min%', '%nguyen%'],
    });
  });

  it('escape wildcards and compare with the text as typed', () => {
    expect(conditionsOf('50%_ 100%_of_all').values).toEqual(['%50\\%\\_%', '%\\_of\\_all%', '100%_of_all']);
  });
});
