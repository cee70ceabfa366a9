import { blockingProblems, checklistOf } from './consent-check';
import { contentFor, INPUT, NOW, SURGEON } from './quote.fixtures';

const client = { email: 'siobhan@example.com', dateOfBirth: '1984-02-29' };
const practice = { country: 'AU' as const, timeZone: 'Australia/Sydney' };
const typed = [
  SURGEON,
  { ...SURGEON, kind: 'ANAESTHETIST' as const, description: 'Anaesthetist', unitFeeMinor: 0 },
];
const { content } = contentFor({ ...INPUT, lines: typed });
const problems = (blocking: Parameters<typeof checklistOf>[3], who: typeof client | null = client) =>
  blockingProblems(checklistOf(content, { client: who, surgeries: [] }, practice, blocking, NOW), content);

describe('points that block sending', () => {
  it('are none unless the practice chose some', () => expect(problems([])).toEqual([]));

  it('are reported at their fields', () => {
    expect(problems(['FEES', 'WHO', 'NOT_INCLUDED', 'TOTAL', 'TERMS']).map(({ path }) => path)).toEqual([
      'lines.0.providerName',
      'lines.1.providerName',
      'lines.1.unitFeeMinor',
      'lines',
    ]);
    expect(problems(['RECIPIENT'], { email: '', dateOfBirth: '1984-02-29' })).toEqual([
      { path: 'clientId', message: 'The client needs an email address and a date of birth' },
    ]);
    expect(problems(['RECIPIENT'], null)).toHaveLength(1);
  });

  it('include a last valid day in the past', () => {
    const late = new Date('2026-12-21T00:00:00.000Z');
    const checks = checklistOf(content, { client, surgeries: [] }, practice, ['VALIDITY'], late);
    expect(blockingProblems(checks, content).map(({ path }) => path)).toEqual(['validUntil']);
  });
});
