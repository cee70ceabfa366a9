import fc from 'fast-check';
import { quoteMailKind, type AccountMail, type QuoteMailKind } from '@quillcare/contracts';
import { formatMoney } from '@quillcare/rules';
import { responseLetters } from '../../testing/response-letters.suite';
import {
  acceptedQuote,
  sampleLine,
  samplePractice,
  sampleQuote,
  sampleSecret,
  sampleStaff,
} from '../../testing/samples.suite';
import {
  CHANGED,
  CLOSED,
  CONFIRMATION,
  INVITATION,
  RESET,
  TRIES,
  PUBLIC_URL,
  recipient,
} from './account-mails.fixtures';
import { accountLetter, quoteLetter, welcomeLetter, type Letter } from './letter';
import { renderMail, type MailContent } from './mail-content';

const LINK = 'https://quillcare.example/quote/accept/token-0123456789';
const CODE = '493817';
const ANSWERS = ['accepted', 'rejected', 'asked'] as const;

function lettersAbout(quote: ReturnType<typeof sampleQuote>): Letter[] {
  const facts = {
    quote,
    organisation: samplePractice,
    eventId: 'event',
    publicUrl: PUBLIC_URL,
  };
  return [
    ...quoteMailKind.options.map((kind) =>
      quoteLetter(quote, samplePractice, sampleSecret(kind === 'CODE' ? CODE : LINK, kind)),
    ),
    ...ANSWERS.flatMap((answer) => responseLetters({ ...facts, answer })),
  ];
}

function welcomeOf(timeZone: string): Letter {
  const practice = {
    userId: 'u',
    name: 'Ana Okafor',
    email: 'ana@harbour.example',
    organisationName: 'Harbour Surgical',
    timeZone,
  };
  return welcomeLetter({ ...practice, signedUpAt: new Date('2026-11-06T15:00:00Z') }, PUBLIC_URL);
}

describe('the email with the link', () => {
  const { content, recipient } = quoteLetter(sampleQuote(), samplePractice, sampleSecret(LINK));
  const mail = renderMail(content);

  it('goes to the patient, with replies to the practice', () => {
    expect(recipient).toBe('hana@patients.example');
    expect(mail.replyTo).toBe('rooms@harbour.example');
  });

  it.each(['text', 'html'] as const)(
    'contains the practice, the link, the last day and a contact, as %s',
    (form) => {
      for (const words of [
        'Dear Hana,',
        'Harbour Surgical',
        LINK,
        '1 Dec 2026',
        '(02) 9876 5432 or rooms@harbour.example',
        'Kind regards',
      ]) {
        expect(mail[form]).toContain(words);
      }
    },
  );

  it('gives only the email address if the practice has no phone', () => {
    const { content: other } = quoteLetter(
      sampleQuote(),
      { ...samplePractice, phone: null },
      sampleSecret(LINK),
    );
    expect(renderMail(other).text).toContain('contact us: rooms@harbour.example.');
  });

  it('matches the snapshot as plain text', () => {
    expect(mail.text).toMatchSnapshot();
  });
});

describe('later emails about a quote', () => {
  const NEWS = quoteMailKind.exclude(['QUOTE', 'CODE', 'SIGNATORY_CODE']).options;
  const quoteOf = (kind: QuoteMailKind) => (kind === 'CONFIRM' ? acceptedQuote('TELEPHONE') : sampleQuote());
  const mailOf = (kind: QuoteMailKind, secret = LINK) =>
    renderMail(quoteLetter(quoteOf(kind), samplePractice, sampleSecret(secret, kind)).content);
  it.each(NEWS)('name the practice, the quote and the link (%s)', (kind) => {
    const { text, html, replyTo } = mailOf(kind);
    expect(replyTo).toBe('rooms@harbour.example');
    for (const form of [text, html])
      for (const words of ['Dear Hana,', 'Harbour Surgical', 'Q-2026-000123', LINK])
        expect(form).toContain(words);
  });

  it.each(NEWS)('match the snapshot (%s)', (kind) => {
    const { subject, text } = mailOf(kind);
    expect(`${subject}\n\n${text}`).toMatchSnapshot();
  });

  it('say where the signed document can be downloaded', () => {
    expect(mailOf('SIGNED').text).toContain(`Download your document:\n${LINK}`);
  });

  it('contain a code without any link', () => {
    const { subject, text, html } = mailOf('CODE', CODE);
    expect(text).toContain(CODE);
    expect(html).toContain(CODE);
    expect(subject).not.toContain(CODE);
    expect(html).not.toContain('href');
    expect(text).toMatchSnapshot();
  });

  it('have one key per kind and link', () => {
    const keyOf = (kind: QuoteMailKind, id: string) =>
      quoteLetter(sampleQuote(), samplePractice, { kind, secret: LINK, id }).dedupeKey;
    const keys = quoteMailKind.options.flatMap((kind) => [keyOf(kind, 'a'), keyOf(kind, 'b')]);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keyOf('ANSWER', 'a')).toBe(keyOf('ANSWER', 'a'));
  });
});

describe('the welcome email', () => {
  it('names the trial’s last day in the practice’s time zone', () => {
    expect(renderMail(welcomeOf('Pacific/Auckland').content).text).toContain('until 21 Nov 2026');
    expect(renderMail(welcomeOf('UTC').content).text).toContain('until 20 Nov 2026');
  });

  it('greets the administrator and links to the sign-in page', () => {
    const { text, subject } = renderMail(welcomeOf('Australia/Sydney').content);
    expect(subject).toBe('Welcome to Quillcare');
    for (const words of ['Dear Ana,', 'Harbour Surgical is set up', `${PUBLIC_URL}/login`])
      expect(text).toContain(words);
  });
});

describe('account emails', () => {
  const render = (mail: AccountMail) => renderMail(accountLetter(mail, 'key').content);

  it.each([
    [RESET, 'Set a new password', 'expires in one hour', '/auth/reset-password?token=secret'],
    [CHANGED, 'Your password was changed', 'on 20 Nov 2026', '/login'],
    [INVITATION, 'Harbour Surgical has invited you to Quillcare', 'as a sales manager', '/invitation/secret'],
    [CONFIRMATION, 'Confirm your email address', 'expires in 24 hours', '/auth/confirm-email?token=secret'],
    [TRIES, 'Someone is trying to sign in to your account', 'wait between attempts', '/login?forgot=1'],
    [
      CLOSED,
      'Harbour Surgical is closed on Quillcare: export your data by 20 Dec 2026',
      'up to and including 20 Dec 2026',
      '/exports/practice',
    ],
  ])('say what happened and link to the next step (%#)', (mail, subject, words, path) => {
    const { text, html, replyTo, ...rendered } = render(mail);
    expect(rendered.subject).toBe(subject);
    expect(text).toContain('Dear Ana,');
    expect(text).toContain(words);
    expect(text).toContain(`${PUBLIC_URL}${path}`);
    expect(html).toContain(`href="${PUBLIC_URL}${path}"`);
    expect(replyTo).toBeNull();
  });

  it('keep their key and recipient', () => {
    expect(accountLetter(RESET, 'password-reset:1')).toMatchObject({
      recipient,
      dedupeKey: 'password-reset:1',
      quote: null,
    });
  });

  it('let no name become markup or a header', () => {
    const practiceName = 'Ngāpō <img src=x>\r\nBcc: x@y.z';
    const params = { ...INVITATION.params, practiceName } as typeof INVITATION.params;
    const { subject, html } = render({ ...INVITATION, params } as AccountMail);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toContain('<img');
  });
});

describe('the notice to staff', () => {
  it('links to the quote, naming neither the patient nor the reason', () => {
    const quote = sampleQuote({ rejectionReason: 'I found Rhinoplasty cheaper' });
    const notice = lettersAbout(quote).find(({ content }) => content.template === 'response-notice');
    const { subject, text } = renderMail(notice?.content as MailContent);
    expect(subject).toBe('Quote Q-2026-000123 was accepted');
    expect(text).toContain(`${PUBLIC_URL}/quotes/view/${quote.id}`);
    expect(text).not.toMatch(/Hana|Ngāpō/);
  });
});

const words = fc.stringMatching(/^[A-Z][a-z]{7,20}$/);
const amount = fc.integer({ min: 10_000, max: 99_999_999 });

describe('any email about a quote', () => {
  it('contains no procedure, provider, place, reason or amount', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(words, { minLength: 5, maxLength: 5 }),
        amount,
        ([procedure, provider, place, reason, notes], total) => {
          const line = {
            ...sampleLine,
            description: procedure ?? '',
            providerName: provider ?? '',
            totalMinor: total,
            amountMinor: total,
          };
          const quote = sampleQuote({
            lines: [line],
            notesToPatient: notes,
            rejectionReason: reason,
            hospital: { id: line.id, name: place ?? '' },
          });
          for (const { content } of lettersAbout(quote)) {
            const all = Object.values(renderMail(content)).join('\n');
            for (const secret of [procedure, provider, place, reason, notes])
              expect(all).not.toContain(secret);
            for (const figure of [formatMoney(total, 'AUD'), String(total), (total / 100).toFixed(2)])
              expect(all).not.toContain(figure);
            expect(all).not.toMatch(/\$|AUD|NZD/);
          }
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('names with markup or line breaks', () => {
  const tags = (html: string) => html.match(/<[^>]*>/g)?.map((tag) => tag.replace(/"[^"]*"/g, '""'));
  const dull = lettersAbout(sampleQuote()).map(({ content }) => tags(renderMail(content).html));

  it('change no tag and add no header or line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (rest) => {
        const name = `O'Brien <img src=x onerror="1">\r\nBcc: x@y.z\n\n${rest}`;
        const practice = { ...samplePractice, name };
        const quote = sampleQuote({ client: { ...sampleQuote().client, firstName: name } });
        const staff = [sampleStaff({ name })];
        const letters = [
          ...quoteMailKind.options.map((kind) =>
            quoteLetter(quote, practice, sampleSecret(kind === 'CODE' ? CODE : LINK, kind)),
          ),
          ...ANSWERS.flatMap((answer) =>
            responseLetters(
              { quote, organisation: practice, answer, eventId: 'e', publicUrl: PUBLIC_URL },
              staff,
            ),
          ),
        ];
        letters.forEach(({ content }, at) => {
          const { subject, text, html } = renderMail(content);
          expect(tags(html)).toEqual(dull[at]);
          expect(subject).not.toMatch(/[\r\n]/);
          expect(text).not.toMatch(/^Bcc/m);
        });
      }),
      { numRuns: 100 },
    );
  });
});

describe('emails to different people or about different revisions', () => {
  it('have distinct keys', () => {
    const keys = [...lettersAbout(sampleQuote()), welcomeOf('UTC')].map(({ dedupeKey }) => dedupeKey);
    const perEvent = keys.filter((key) => key.startsWith('response-'));
    expect(new Set(keys).size).toBe(keys.length - (perEvent.length - new Set(perEvent).size));
    expect(lettersAbout(sampleQuote({ revision: 2 }))[0]?.dedupeKey).not.toBe(keys[0]);
  });
});
