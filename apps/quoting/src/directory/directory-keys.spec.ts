import { given, sortName } from './directory-keys';

describe('directory keys', () => {
  it('sorts names whatever their case, accents and apostrophes', () => {
    expect([sortName("O'Brien", 'Siobhán'), sortName('NGUYỄN', 'Thị')]).toEqual([
      'obrien siobhan',
      'nguyen thi',
    ]);
  });

  it('keeps the order key short enough for an index', () => {
    // One letter of this script is eighteen when it is folded.
    expect(sortName('\ufdfa'.repeat(200))).toHaveLength(200);
  });

  it('keeps null, which clears a field, apart from what was not sent', () => {
    expect(given<{ a: number | null; b: number }>({ a: null, b: undefined })).toEqual({ a: null });
  });
});
