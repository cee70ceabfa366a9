import { slicesOf } from './text-slices';

describe('slicesOf', () => {
  it('splits a long text into slices of at most 12 KiB without loss', () => {
    const text = 'Ngāpō,😀,O’Brien\r\n'.repeat(3_000);
    const slices = [...slicesOf(text)];
    expect(slices.join('')).toBe(text);
    expect(Math.max(...slices.map(({ length }) => length))).toBe(12_288);
  });

  it('returns a short text unchanged, and no slice for an empty one', () => {
    expect([...slicesOf('a,b\r\n')]).toEqual(['a,b\r\n']);
    expect([...slicesOf('')]).toEqual([]);
  });
});
