import { isWell, reportLines } from './report.mjs';

const well = {
  options: { seed: 'today' },
  outcomes: [
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
  it('counts and lists findings', () => {
    const doubled = { ...lost, kind: 'doubled', expected: 1, found: 2 };
    const run = { ...well, findings: [lost, lost, doubled] };
    expect(text(run)).toContain('2 lost, 1 doubled, 0 wrong, 0 left over');
    expect(text(run)).toContain('lost: surgery case patient.1@chaos.example: 0 instead of 1');
    expect(text(run)).toContain('FAILED');
  });

  it('fails a run for any finding, unexpected answer or crash, but not for its times', () => {
    expect(isWell(well)).toBe(true);
    expect(isWell({ ...well, findings: [lost] })).toBe(false);
    expect(isWell({ ...well, oddities: [{ status: 500 }] })).toBe(false);
    expect(isWell({ ...well, crashes: [{ name: 'crm-api', code: 'code 1' }] })).toBe(false);
  });
});
