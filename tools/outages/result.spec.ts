import { atMost, exactly, lineOf } from './result.mjs';

interface Result {
  isMet: boolean;
}

const isMet = (result: unknown): boolean => (result as Result).isMet;

describe('report line', () => {
  it('is met at the limit and missed beyond it', () => {
    expect(isMet(atMost('p95', 2, 2))).toBe(true);
    expect(isMet(atMost('p95', 2.01, 2))).toBe(false);
    expect(isMet(exactly('rows', 100_000, 100_000))).toBe(true);
    expect(isMet(exactly('rows', 99_999, 100_000))).toBe(false);
    expect(isMet(exactly('rows', 100_001, 100_000))).toBe(false);
  });

  it('is missed if the expected event never happened', () => {
    const never = atMost('success after the return', null, 1.5, 's');
    expect(isMet(never)).toBe(false);
    expect(lineOf(never)).toMatch(/^MISSED {2}success after the return +never s {2}at most 1\.50$/);
  });
});
