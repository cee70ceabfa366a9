import { samplePractice, sampleQuote, sampleStaff } from '../../testing/samples.suite';
import { noticeContent, receiptLetter } from './response-letters';

const answered = {
  quote: sampleQuote(),
  organisation: samplePractice,
  eventId: 'e1',
  publicUrl: 'https://q.example',
  answer: 'accepted' as const,
};

describe('the emails after an answer', () => {
  it('are a receipt to the patient', () => {
    expect(receiptLetter(answered)).toMatchObject({
      recipient: 'hana@patients.example',
      content: { template: 'response-receipt' },
    });
  });

  it('are none to the patient after a withdrawal: they have an email with the link', () => {
    expect(receiptLetter({ ...answered, answer: 'withdrawn' })).toBeNull();
  });

  it('have a key for each event, so that the same event is told once', () => {
    expect(receiptLetter(answered)?.dedupeKey).toBe(receiptLetter({ ...answered })?.dedupeKey);
    expect(receiptLetter({ ...answered, eventId: 'e2' })?.dedupeKey).not.toBe(
      receiptLetter(answered)?.dedupeKey,
    );
  });

  it('tell colleagues neither who the patient is nor what it is about', () => {
    const content = noticeContent({ ...answered, answer: 'withdrawn' }, sampleStaff());
    expect(content).toMatchObject({ template: 'response-notice', params: { name: 'Ana Okafor' } });
    expect(JSON.stringify(content)).not.toMatch(/Hana|Ngāpō|Rhinoplasty|12,345/);
  });
});
