import { keptCells, keptText } from './kept-cells';
import { withOddNote } from './odd-note';
import { leavesOut, REFUSED } from './odd-value-rules';

describe('choice for unreadable values', () => {
  it('leaves rows out for all values or by kind', () => {
    expect(leavesOut(REFUSED)).toBeUndefined();
    const kinds = [{ column: 'State', message: 'Invalid', choice: 'refuse' as const }];
    const rule = leavesOut({ all: 'note', kinds });
    expect([rule?.('State', 'Invalid'), rule?.('State', 'Other'), rule?.('Postcode', 'Invalid')]).toEqual([
      ...[false, true, true],
    ]);
    const one = leavesOut({ all: 'refuse', kinds: [{ ...kinds[0]!, choice: 'note' }] });
    expect([one?.('State', 'Invalid'), one?.('Postcode', 'Invalid')]).toEqual([true, false]);
  });
});

describe('note about unreadable values', () => {
  it('lists each text with its column, after the note of the row', () => {
    const odd = [{ key: 'state', column: 'State', text: 'ZZ' }];
    expect(withOddNote(null, 'a.csv', 7, odd)).toBe(
      'Could not be read when “a.csv” was imported (row 7):\nState: ZZ',
    );
    expect(withOddNote('Likes tea', 'a.csv', 7, odd)).toMatch(/^Likes tea\n\nCould not/);
    expect(withOddNote('Likes tea', 'a.csv', 7, [])).toBe('Likes tea');
    expect(withOddNote('x'.repeat(10_000), 'a.csv', 7, odd)).toHaveLength(10_000);
  });
});

describe('stored cells', () => {
  it('keep the text of the file, without characters the database rejects, and truncate very long rows', () => {
    expect(keptText('a\u0000b\uD800c😀')).toBe('a\uFFFDb\uFFFDc😀');
    expect(keptCells(['a', 'b'])).toEqual({ cells: ['a', 'b'], isWhole: true });
    const { cells, isWhole } = keptCells(['a'.repeat(50_000)]);
    expect([cells[0]?.length, isWhole]).toEqual([200, false]);
  });
});
