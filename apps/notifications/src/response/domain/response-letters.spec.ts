import { samplePractice, sampleQuote, sampleStaff } from '../../testing/samples.suite';
import { responseLetters } from './response-letters';

const facts = {
  quote: sampleQuote(),
  organisation: samplePractice,
  eventId: 'e1',
  publicUrl: 'https://q.example',
  answer: 'accepted' as const,
};

describe('the mails after an answer', () => {
  it('are a receipt to the patient and a notice to each administrator who may see quotes', () => {
    const staff = [
      sampleStaff(),
      sampleStaff({ userId: '0198f0a0-0000-7000-8000-000000000008', email: 'second@harbour.example' }),
      sampleStaff({ email: 'barred@harbour.example', grants: { QUOTES: [] } }),
      sampleStaff({ email: 'sales@harbour.example', role: 'SALES_MANAGER' }),
    ];
    const letters = responseLetters({ ...facts, staff });
    expect(letters.map(({ recipient, content }) => [content.template, recipient])).toEqual([
      ['response-receipt', 'hana@patients.example'],
      ['response-notice', 'ana@harbour.example'],
      ['response-notice', 'second@harbour.example'],
    ]);
    expect(new Set(letters.map(({ dedupeKey }) => dedupeKey)).size).toBe(3);
  });

  it('are the same for the same event, and different for another', () => {
    const keys = (eventId: string) =>
      responseLetters({ ...facts, staff: [sampleStaff()], eventId }).map(({ dedupeKey }) => dedupeKey);
    expect(keys('e1')).toEqual(keys('e1'));
    expect(keys('e2')).not.toEqual(keys('e1'));
  });
});
