import { isAtMost } from './text-length';

describe('isAtMost', () => {
  it('counts an emoji as one character', () => {
    expect(isAtMost('😀'.repeat(10), 10)).toBe(true);
    expect(isAtMost('😀'.repeat(11), 10)).toBe(false);
    expect(isAtMost('x'.repeat(11), 10)).toBe(false);
    expect(isAtMost('x'.repeat(10), 10)).toBe(true);
  });
});
