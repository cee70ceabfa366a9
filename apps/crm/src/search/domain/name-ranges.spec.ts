import { nameRanges } from './name-ranges';

const starts = (folded: string) => nameRanges(folded).map(({ low }) => low);

describe('nameRanges', () => {
  it('covers the beginning of a single name', () => expect(starts('nguyen')).toEqual(['nguyen']));

  it('covers two words in either order', () =>
    expect(starts('minh nguyen')).toEqual(['nguyen\tminh', 'minh\tnguyen', 'minh nguyen']));

  it('covers last names of several words', () => expect(starts('ana de silva')).toContain('de silva\tana'));

  it.each(['', '412345678', 'jane@example.com', 'a b c d'])('returns none for "%s"', (folded) =>
    expect(starts(folded)).toEqual([]),
  );

  it('ends after every name with that beginning', () => {
    const [{ low, high } = { low: '', high: '' }] = nameRanges('ng');
    for (const name of ['ng', 'ng\tan', 'nguyen\tminh', 'ngж'])
      expect([name >= low, name < high]).toEqual([true, true]);
    expect('nh' < high).toBe(false);
  });
});
