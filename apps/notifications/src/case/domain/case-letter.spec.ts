import type { Quote } from '@quillcare/contracts';
import { formatMoney } from '@quillcare/rules';
import { renderMail } from '../../letter/domain/mail-content';
import { acceptedQuote, samplePractice, sampleQuote } from '../../testing/samples.suite';
import { caseLetter, type CaseChange } from './case-letter';

const told: CaseChange = {
  eventId: 'event',
  kind: 'SCHEDULED',
  surgeryCaseId: '01930000-0000-7000-8000-000000000001',
  // 9:30 pm UTC on the previous day.
  startsAt: '2026-12-02T21:30:00.000Z',
  previousStartsAt: null,
};
const mailOf = (changes: Partial<CaseChange>) => {
  const letter = caseLetter({ ...told, ...changes }, sampleQuote(), samplePractice);
  return letter && { ...letter, mail: renderMail(letter.content) };
};

it('tells the patient the day in the practice’s time zone, with one key per event', () => {
  const { recipient, dedupeKey, mail } = mailOf({})!;
  expect({ recipient, dedupeKey }).toEqual({
    recipient: 'hana@patients.example',
    dedupeKey: 'case-news:event',
  });
  expect(mail.subject).toBe('Your booking with Harbour Surgical');
  expect(mail.text).toContain('is on Thursday, 3 December 2026.');
});

it('tells the patient about a new day, a released day, and a cancellation', () => {
  const previousStartsAt = '2026-11-30T22:00:00.000Z';
  const moved = mailOf({ kind: 'MOVED', previousStartsAt })!.mail.text;
  expect(moved).toContain(
    'is now on Thursday, 3 December 2026. It is no longer on Tuesday, 1 December 2026.',
  );
  const released = mailOf({ kind: 'MOVED', startsAt: null, previousStartsAt })!.mail.text;
  expect(released).toContain('is no longer on Tuesday, 1 December 2026.');
  expect(mailOf({ kind: 'CANCELLED' })!.mail.subject).toBe(
    'Your booking with Harbour Surgical has been cancelled',
  );
});

it('tells the signatory instead, if the emails after the acceptance go to them', () => {
  const accepted = acceptedQuote('PAPER');
  const signatory = {
    role: 'GUARDIAN',
    name: 'Mere Ngata',
    email: 'mere@parents.example',
    mailTo: 'SIGNATORY',
  };
  const quote = { ...accepted, acceptance: { ...accepted.acceptance, signatory } } as Quote;
  const letter = caseLetter(told, quote, samplePractice)!;
  expect(letter.recipient).toBe('mere@parents.example');
  expect(renderMail(letter.content).text).toContain('Mere Ngata');
});

it('creates no email for another time on the same day', () => {
  expect(mailOf({ kind: 'MOVED', previousStartsAt: '2026-12-03T02:00:00.000Z' })).toBeNull();
});

it.each(['SCHEDULED', 'MOVED', 'CANCELLED'] as const)(
  'names no procedure, amount or provider (%s)',
  (kind) => {
    const quote = sampleQuote();
    const { subject, text, html } = mailOf({ kind, previousStartsAt: '2026-11-30T22:00:00.000Z' })!.mail;
    const secrets = quote.lines.flatMap(({ description, providerName, totalMinor }) => [
      ...[description, providerName ?? description],
      formatMoney(totalMinor, 'AUD', 'en-AU'),
    ]);
    for (const secret of [...secrets, 'surgery', 'operation'])
      for (const form of [subject, text, html])
        expect(form.toLowerCase()).not.toContain(secret.toLowerCase());
  },
);
