import { endOf } from './product.mjs';

describe('end of the product process', () => {
  it.each([
    [1, null, 'has ended with exit code 1: the reason is in the lines above'],
    [0, null, 'has ended'],
    [null, 'SIGTERM', 'was ended by the signal SIGTERM'],
    [null, 'SIGKILL', 'was killed (SIGKILL): by somebody, or by the system for want of memory'],
  ])('is reported for code %s and signal %s: it %s', (code, signal, sentence) => {
    expect(endOf(code, signal)).toBe(sentence);
  });
});
