import { renderMail } from '../../letter/domain/mail-content';
import { acceptedQuote, samplePractice, sampleQuote } from '../../testing/samples.suite';
import { reminderLetter } from './reminder-letter';

it('reminds the guardian who signed the version that a change is for, and asked for the emails', () => {
  const signed = acceptedQuote('LINK');
  const signatory = {
    ...({ role: 'GUARDIAN', name: 'Aroha Young', relationship: 'mother', authority: 'parent' } as const),
    ...({ email: 'aroha@example.com', mailTo: 'SIGNATORY' } as const),
  };
  const varied = { ...signed, acceptance: signed.acceptance && { ...signed.acceptance, signatory } };
  const reminder = {
    ...({ reminderId: 'reminder', kind: 'SILENCE', validUntil: '2026-12-03' } as const),
    link: 'https://practice.test/quote/x',
    stopToken: 's',
  };
  const letterOf = (quote: Parameters<typeof reminderLetter>[0]) =>
    reminderLetter(quote, samplePractice, reminder, 'https://practice.test');
  const change = sampleQuote({ revision: 2, variationOfId: signed.id });
  const letter = letterOf({ ...change, varied });
  expect(letter.recipient).toBe('aroha@example.com');
  expect(renderMail(letter.content).text).toContain('Dear Aroha Young,');
  expect(letterOf(change).recipient).toBe('hana@patients.example');
});
