import { sampleQuote } from '../../testing/samples.suite';
import { responseNews } from './response-news';

describe('notification about a patient’s answer', () => {
  it.each([
    [
      'accepted',
      'Quote Accepted!',
      'Hana Ngāpō accepted quote Q-2026-000123 and a surgery case has been created.',
    ],
    ['rejected', 'Quote Rejected', 'Hana Ngāpō rejected quote Q-2026-000123: I need more time'],
    ['asked', 'Quote Query Received', 'Hana Ngāpō has a question about quote Q-2026-000123.'],
    [
      'changeAccepted',
      'Quote Change Accepted',
      'Hana Ngāpō signed the change to quote Q-2026-000123. The surgery case continues with it.',
    ],
    [
      'changeRejected',
      'Quote Change Declined',
      'Hana Ngāpō declined the change to quote Q-2026-000123. What was signed before still stands.',
    ],
    [
      'withdrawn',
      'Acceptance Withdrawn',
      'Hana Ngāpō withdrew the acceptance of quote Q-2026-000123: Too soon. The surgery case was cancelled.',
    ],
  ] as const)('has the right title and message for the answer: %s', (answer, title, message) => {
    const quote = sampleQuote({
      rejectionReason: answer === 'rejected' ? 'I need more time' : null,
      acceptanceWithdrawnReason: answer === 'withdrawn' ? 'Too soon' : null,
    });
    expect(responseNews(answer, quote)).toMatchObject({
      title,
      message,
      to: { right: { resource: 'QUOTES', action: 'READ' } },
      source: { type: 'QUOTE', id: quote.id },
      action: { label: 'VIEW_QUOTE', path: `/quotes/view/${quote.id}` },
    });
  });

  it('reports a rejection without a reason', () => {
    expect(responseNews('rejected', sampleQuote()).message).toBe('Hana Ngāpō rejected quote Q-2026-000123.');
  });
});
