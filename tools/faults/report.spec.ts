import { summary } from './report.mjs';
import { verdictOf } from './tests.mjs';

const failure = (why: string) => ({ by: 'a.spec.ts: a link expires', why });

describe('verdict on a fault', () => {
  it('is "found" with the test that failed', () => {
    const report = { passed: 3, failures: [failure('expected 404, received 200')] };
    expect(verdictOf({ code: 1, report })).toEqual({ verdict: 'found', by: 'a.spec.ts: a link expires' });
  });

  it('is "missed" if all tests pass, but not if there were none', () => {
    expect(verdictOf({ code: 0, report: { passed: 3, failures: [] } }).verdict).toBe('missed');
    expect(verdictOf({ code: 0, report: { passed: 0, failures: [] } }).verdict).toBe('broken');
  });

  it('is "broken" if the tests could not run or a server was gone', () => {
    expect(verdictOf({ code: 1, report: undefined, log: 'no template\n' })).toEqual({
      verdict: 'broken',
      by: 'no template',
    });
    const gone = { passed: 0, failures: [failure('connect ECONNREFUSED 127.0.0.1:5432')] };
    expect(verdictOf({ code: 1, report: gone }).verdict).toBe('broken');
    expect(verdictOf({ code: null, report: undefined, isTimedOut: true }).verdict).toBe('hung');
  });
});

describe('final table', () => {
  const tried = (verdict: string, isMissed?: string) => ({
    fault: { area: 'rules', name: `${verdict} ${isMissed ?? ''}`.trim(), isMissed },
    verdict,
  });

  it('matches the entries if the known faults are missed and the others found', () => {
    const { lines, isAsSaid } = summary([tried('found'), tried('missed', 'needs a browser')]);
    expect(isAsSaid).toBe(true);
    expect(lines).toContain('1 of 2 found');
  });

  it.each([
    ['one that should be found is missed', tried('missed')],
    ['one that is known as missed is found', tried('found', 'needs a browser')],
    ['nothing was learned of one', tried('broken')],
    ['the tests of one hung', tried('hung')],
  ])('does not match if %s', (_case, one) => {
    const { lines, isAsSaid } = summary([tried('found'), one]);
    expect(isAsSaid).toBe(false);
    expect(lines).toContain(`: ${one.fault.name}`);
  });
});
