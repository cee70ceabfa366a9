import { quoteLetter } from '../../letter/domain/letter';
import { renderMail } from '../../letter/domain/mail-content';
import { acceptedQuote, samplePractice, sampleQuote, sampleStaff } from '../../testing/samples.suite';
import { noticeContent, receiptLetter } from './response-letters';

const answered = {
  quote: sampleQuote(),
  organisation: samplePractice,
  eventId: 'e1',
  publicUrl: 'https://q.example',
  answer: 'accepted' as const,
};

describe('the email that asks a patient to confirm an answer recorded by staff', () => {
  const mail = () => {
    const letter = quoteLetter(acceptedQuote('TELEPHONE'), samplePractice, {
      kind: 'CONFIRM',
      secret: 'https://q.example/quote/accept/t',
      id: 'l1',
    });
    return renderMail(letter.content);
  };

  it('says when, how and by whom it was recorded, with a button for yes and no', () => {
    const { text, html } = mail();
    expect(text).toMatch(/recorded on 27\/11\/2026|recorded on 27 Nov 2026/);
    expect(text).toContain('that you accepted quote');
    expect(text).toContain('by telephone. Is that right?');
    expect(text).toContain('Yes, that is right:\nhttps://q.example/quote/accept/t\n');
    expect(text).toContain('No, that is not right:\nhttps://q.example/quote/accept/t?right=no');
    expect(html).toContain('?right=no');
    expect(text).not.toMatch(/signed/i);
  });
});

describe('emails after a patient’s answer', () => {
  it('include a receipt to the patient', () => {
    expect(receiptLetter(answered)).toMatchObject({
      recipient: 'hana@patients.example',
      content: { template: 'response-receipt' },
    });
  });

  it('include no receipt for an answer that staff recorded, because the patient is asked to confirm it', () => {
    for (const mode of ['TELEPHONE', 'PAPER', 'LINK'] as const)
      for (const answer of ['accepted', 'changeAccepted'] as const) {
        const letter = receiptLetter({ ...answered, answer, quote: acceptedQuote(mode) });
        expect(letter === null).toBe(mode !== 'LINK');
      }
  });

  it('include no receipt for a withdrawal, which has its own email with a link', () => {
    expect(receiptLetter({ ...answered, answer: 'withdrawn' })).toBeNull();
  });

  it('have one key per event, so that each is sent once', () => {
    expect(receiptLetter(answered)?.dedupeKey).toBe(receiptLetter({ ...answered })?.dedupeKey);
    expect(receiptLetter({ ...answered, eventId: 'e2' })?.dedupeKey).not.toBe(
      receiptLetter(answered)?.dedupeKey,
    );
  });

  it('tell colleagues neither who the patient is nor what the quote is about', () => {
    const content = noticeContent({ ...answered, answer: 'withdrawn' }, sampleStaff());
    expect(content).toMatchObject({ template: 'response-notice', params: { name: 'Ana Okafor' } });
    expect(JSON.stringify(content)).not.toMatch(/Hana|Ngāpō|Rhinoplasty|12,345/);
  });
});
