import type { LeadSummary } from '@quillcare/contracts';
import { quietDays } from './lead';

const NOW = Date.parse('2026-11-20T00:00:00.000Z');
const lead = (part: Partial<LeadSummary>) => ({
  status: 'CONTACTED' as const,
  statusChangedAt: '2026-11-01T00:00:00.000Z',
  lastAttemptAt: null,
  ...part,
});

describe('inactive lead', () => {
  it('is marked after a week without activity', () => {
    expect(quietDays(lead({}), NOW)).toBe(19);
    expect(quietDays(lead({ lastAttemptAt: '2026-11-12T12:00:00.000Z' }), NOW)).toBe(7);
    expect(quietDays(lead({ lastAttemptAt: '2026-11-14T00:00:00.000Z' }), NOW)).toBeNull();
    // An attempt made before the last status change does not count.
    expect(quietDays(lead({ lastAttemptAt: '2026-10-01T00:00:00.000Z' }), NOW)).toBe(19);
  });

  it('is not marked once converted or lost', () => {
    for (const status of ['CONVERTED', 'LOST'] as const) expect(quietDays(lead({ status }), NOW)).toBeNull();
  });
});
