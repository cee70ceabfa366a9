import { slicesOf } from './text-slices';

describe('slicesOf', () => {
  it('cuts a long text into slices of at most 12 KiB and loses nothing', () => {
    const text = 'Ngāpō,😀,O’Brien\r\n'.repeat(3_000);
    const slices = [...slicesOf(text)];
    expect(slices.join('')).toBe(text);
    expect(Math.max(...slices.map(({ length }) => length))).toBe(12_288);
  });

  it('leaves a short text as it is, and makes no slice of an empty one', () => {
    expect([...slicesOf('a,b\r\n')]).toEqual(['a,b\r\n']);
    expect([...slicesOf('')]).toEqual([]);
  });
});
