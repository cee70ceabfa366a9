import { nameRanges } from './name-ranges';

const starts = (folded: string) => nameRanges(folded).map(({ low }) => low);

describe('the ranges of names', () => {
  it('begin with one word', () => expect(starts('nguyen')).toEqual(['nguyen']));

  it('take two words in both orders', () =>
    expect(starts('minh nguyen')).toEqual(['nguyen\tminh', 'minh\tnguyen', 'minh nguyen']));

  it('know names of several words', () => expect(starts('ana de silva')).toContain('de silva\tana'));

  it.each(['', '412345678', 'jane@example.com', 'a b c d'])('are none for "%s"', (folded) =>
    expect(starts(folded)).toEqual([]),
  );

  it('end behind every name that begins so', () => {
    const [{ low, high } = { low: '', high: '' }] = nameRanges('ng');
    for (const name of ['ng', 'ng\tan', 'nguyen\tminh', 'ngж'])
      expect([name >= low, name < high]).toEqual([true, true]);
    expect('nh' < high).toBe(false);
  });
});
