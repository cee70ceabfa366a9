import { restAfter } from './pace';

describe('restAfter', () => {
  it.each([
    [0, 0],
    [3, 1],
    [20, 3],
    [400, 60],
  ])('a batch of %i ms is followed by a rest of %i ms', (took, rest) => {
    expect(restAfter(took)).toBe(rest);
  });

  it('limits the rest', () => {
    expect(restAfter(30_000)).toBe(500);
  });
});
