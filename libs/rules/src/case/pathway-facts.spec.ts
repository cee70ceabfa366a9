import { calculatePathwayState } from './pathway';
import type { GateEvidence } from './pathway-facts';
import { findGateOfProblem, formatPathwayProblem } from './pathway-problems';
import { evidenceReplacing, pathwayFacts } from './pathway.fixtures';

describe('consent signed on 2 November 2026', () => {
  const progress = (quote: Partial<GateEvidence>) =>
    calculatePathwayState(pathwayFacts({ evidence: evidenceReplacing('QUOTE_DELIVERED', quote) }));

  it('counts if the quote was sent on that day', () => {
    expect(progress({ doneOn: '2026-11-02' })).toMatchObject({ problems: [], mayBook: true });
  });

  it.each([
    ['on the next day', { doneOn: '2026-11-03' }],
    ['later on that day', { doneOn: '2026-11-02', recordedAt: '2026-11-30T01:00:00.001Z' }],
  ])('does not count for a version of the quote sent %s', (_when, quote) => {
    expect(progress(quote)).toMatchObject({
      problems: ['CONSENT_BEFORE_QUOTE'],
      earliestOn: null,
      mayBook: false,
    });
  });

  it('is said, under its step, to need signing again', () => {
    expect(formatPathwayProblem('CONSENT_BEFORE_QUOTE')).toMatch(/the patient has to sign again\.$/);
    expect(findGateOfProblem('CONSENT_BEFORE_QUOTE')).toBe('CONSENT_SIGNED');
  });
});
