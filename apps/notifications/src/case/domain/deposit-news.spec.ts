import { renderMail } from '../../letter/domain/mail-content';
import { quoteLetter } from '../../letter/domain/letter';
import { samplePractice, sampleQuote } from '../../testing/samples.suite';
import { depositFailedNews, depositPaidNews } from './deposit-news';

const ID = '01a1fa25-0000-7000-8000-00000000000a';
const facts = { surgeryCaseId: ID, quoteId: ID, quoteNumber: 'Q-2026-000007', depositPaymentId: ID };

it('reports a paid deposit with a link to its case, and any problem with it', () => {
  expect(depositPaidNews({ ...facts, problem: null })).toMatchObject({
    topic: 'DEPOSIT_PAID',
    type: 'INFO',
    action: { label: 'VIEW_CASE', path: `/surgery-cases/${ID}` },
  });
  expect(depositPaidNews({ ...facts, problem: 'DOUBLE' })).toMatchObject({
    type: 'WARNING',
    message: expect.stringContaining('already been paid'),
  });
  expect(depositPaidNews({ ...facts, problem: 'CANCELLED' }).message).toContain('please refund it');
});

it('distinguishes a failed payment from a failed refund', () => {
  expect(depositFailedNews({ ...facts, what: 'PAYMENT' }).message).toContain('The patient can try again');
  expect(depositFailedNews({ ...facts, what: 'REFUND' }).message).toContain('still with you');
});

it('states in the receipt what was paid to whom, but not what for', () => {
  const quote = sampleQuote();
  const receipt = {
    amountMinor: 84_500,
    currency: 'AUD' as const,
    paidOn: '2026-12-02',
    lastFour: '4242',
    reference: 'Q-2026-000123-D1',
    businessNumber: '51824753556',
  };
  const carried = {
    kind: 'DEPOSIT_PAID' as const,
    secret: 'https://quillcare.example/quote/accept/x',
    id: ID,
  };
  const letter = quoteLetter(quote, samplePractice, { ...carried, receipt });
  const { subject, text } = renderMail(letter.content);
  expect(subject).toBe('Your receipt from Harbour Surgical');
  expect(text).toContain(
    'Receipt Q-2026-000123-D1: $845.00, paid on Wednesday, 2 December 2026 by card ending in 4242 to Harbour Surgical (ABN 51 824 753 556).',
  );
  for (const { description } of quote.lines) expect(text).not.toContain(description);
});
