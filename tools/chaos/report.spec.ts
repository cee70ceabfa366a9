import { isWell, reportLines } from './report.mjs';

const well = {
  options: { seed: 'today' },
  outcomes: [
    { fault: { kind: 'kill', name: 'postgres', forMs: 900 }, endedMs: 1_500, recoveredMs: 1_820 },
    { fault: { kind: 'cut', name: 'nats', of: 'all', forMs: 800 }, endedMs: 800, recoveredMs: null },
  ],
  findings: [] as object[],
  oddities: [] as object[],
  crashes: [] as object[],
  counts: [
    { what: 'sign-ups', acknowledged: 10, unclear: 0 },
    { what: 'answers', acknowledged: 200, unclear: 1 },
  ],
  requests: { sent: 1_234, again: 56, longestMs: 2_345 },
  seconds: 98.7,
};
const lost = { kind: 'lost', what: 'surgery case', id: 'patient.1@chaos.example', expected: 1, found: 0 };
const text = (run: object): string => (reportLines(run) as string[]).join('\n');

describe('chaos report', () => {
  it('contains each fault with its times, the acknowledged acts and the seed', () => {
    const report = text(well);
    expect(report).toMatch(/kill postgres +1\.50 +1\.82 +0\.32/);
    expect(report).toMatch(/cut nats from all +0\.80 +never +never/);
    expect(report).toMatch(/answers +200 +1/);
    expect(report).toContain('1234, of which 56 were tries again; the longest took 2.35 s');
    expect(report).toContain('seed today: 200 answers acknowledged, 0 lost, 0 doubled');
    expect(report).toContain('Nothing was lost and nothing was done twice.');
  });

  it('counts and lists findings', () => {
    const doubled = { ...lost, kind: 'doubled', expected: 1, found: 2 };
    const run = { ...well, findings: [lost, lost, doubled] };
    expect(text(run)).toContain('2 lost, 1 doubled, 0 wrong, 0 left over');
    expect(text(run)).toContain('lost: surgery case patient.1@chaos.example: 0 instead of 1');
    expect(text(run)).toContain('FAILED');
  });

  it('limits the number of findings it lists', () => {
    const run = { ...well, findings: Array.from({ length: 5_000 }, () => lost) };
    expect(text(run)).toContain('… and 4960 more');
    expect(text(run).split('\n').length).toBeLessThan(80);
  });

  it('fails a run for any finding, unexpected answer or crash, but not for its times', () => {
    expect(isWell(well)).toBe(true);
    expect(isWell({ ...well, findings: [lost] })).toBe(false);
    expect(isWell({ ...well, oddities: [{ status: 500 }] })).toBe(false);
    expect(isWell({ ...well, crashes: [{ name: 'crm-api', code: 'code 1' }] })).toBe(false);
  });
});
