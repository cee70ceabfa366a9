import type { FilePage, Invoice, Role } from '@quillcare/contracts';
import { renderMail } from '../../letter/domain/mail-content';
import { messageOf } from '../../smtp/outgoing-mail';
import type { StaffMember } from '../../response/domain/response-letters';
import { buildInvoiceNews, invoiceLetters, newsKindOfStatus, type InvoiceNewsKind } from './invoice-news';

const invoice = {
  id: 'i',
  version: 1,
  number: 'QC-AU-000012',
  status: 'PENDING',
  currency: 'AUD',
  issuedOn: '2026-11-01',
  dueOn: '2026-11-15',
  suppliedOn: '2026-11-01',
  paidOn: null,
  paymentMethod: null,
  credit: null,
  netMinor: 99_00,
  gstMinor: 9_90,
  totalMinor: 108_90,
  gstBasisPoints: 1_000,
} as Invoice;
const file: FilePage = {
  fileName: 'QC-AU-000012.pdf',
  mediaType: 'application/pdf',
  sizeBytes: 4,
  base64: Buffer.from('%PDF').toString('base64'),
  nextCursor: null,
};
const person = (name: string, role: Role) =>
  ({ userId: name, name, email: `${name.toLowerCase()}@harbour.example`, role }) as StaffMember;
const staff = [person('Ana', 'ORG_ADMIN'), person('Ben', 'ORG_ADMIN'), person('Cleo', 'USER')];
const payer = { name: 'Accounts', email: 'accounts@harbour.example', businessNumber: null };
const told = (kind: InvoiceNewsKind, suspendsOn: string | null = null) => ({
  kind,
  invoice,
  suspendsOn,
  organisation: { name: 'Harbour Surgical' },
});
const lettersOf = (kind: InvoiceNewsKind, contact = payer, suspendsOn: string | null = null) =>
  invoiceLetters(told(kind, suspendsOn), { contact, staff, file }, 'event', 'https://quillcare.example');
const mailOf = (kind: InvoiceNewsKind, suspendsOn: string | null = null) => {
  const [letter] = lettersOf(kind, payer, suspendsOn);
  if (!letter) throw new Error('There is a letter');
  return renderMail(letter.content);
};

it.each([
  ['ISSUED', ['accounts']],
  ['DUE_SOON', ['accounts']],
  ['PAID', ['accounts']],
  ['CANCELLED', ['accounts']],
  ['REFUNDED', ['accounts']],
  ['CARD_DECLINED', ['accounts']],
  ['CARD_NEEDS_AUTHENTICATION', ['accounts']],
  ['OVERDUE', ['ana', 'ben', 'accounts']],
  ['FINAL', ['ana', 'ben', 'accounts']],
  ['SUSPENDED', ['ana', 'ben', 'accounts']],
] as const)('emails the invoice news %s to %j', (kind, names) =>
  expect(lettersOf(kind).map(({ recipient }) => recipient)).toEqual(
    names.map((name) => `${name}@harbour.example`),
  ),
);

it('mails administrators if there is no billing contact, and an administrator who is the contact once', () => {
  const nobody = { name: null, email: null, businessNumber: null };
  expect(invoiceLetters(told('ISSUED'), { contact: nobody, staff, file }, 'e', '')).toHaveLength(2);
  const ana = { ...payer, name: 'Ana', email: 'ANA@harbour.example' };
  expect(lettersOf('OVERDUE', ana)).toHaveLength(2);
});

it('attaches the invoice as a PDF', () => {
  const mail = mailOf('ISSUED');
  expect(mail.subject).toBe('Quillcare invoice QC-AU-000012');
  expect(mail.text).toContain('for $108.90. Please pay it by 15 Nov 2026.');
  const message = messageOf(
    { ...mail, to: 'a@b.example', messageId: '<1>', from: { name: null, address: null }, logo: null },
    'Quillcare <no-reply@quillcare.test>',
  );
  expect(message.attachments).toEqual([
    { filename: 'QC-AU-000012.pdf', content: Buffer.from('%PDF'), contentType: 'application/pdf' },
  ]);
});

it('names the day on which the practice becomes read-only only if it was announced', () => {
  expect(mailOf('FINAL', '2026-11-29').text).toContain('becomes read-only on 29 Nov 2026');
  expect(mailOf('FINAL').text).not.toContain('read-only');
  expect(buildInvoiceNews(told('FINAL', '2026-11-29'))?.message).toContain('read-only on 29 Nov 2026');
  expect(mailOf('SUSPENDED').text).toContain('Everything works again as soon as your payment arrives.');
});

it('reports an invoice when issued, paid by transfer, cancelled or refunded, but not when overdue', () => {
  expect(newsKindOfStatus('PENDING', invoice)).toBe('ISSUED');
  expect(newsKindOfStatus('PAID', { ...invoice, paymentMethod: 'BANK_TRANSFER' })).toBe('PAID');
  expect(newsKindOfStatus('PAID', invoice)).toBe('ISSUED');
  expect(newsKindOfStatus('OVERDUE', invoice)).toBeNull();
  expect(newsKindOfStatus('CANCELLED', invoice)).toBe('CANCELLED');
  expect(mailOf('CANCELLED').text).toContain('Please do not pay it.');
  expect(mailOf('REFUNDED').text).toContain('We are paying $108.90 back');
});

it('does not ask for a payment of an invoice that was paid or credited before its email was written', () => {
  const paid = { ...invoice, status: 'PAID', paidOn: '2026-11-01', paymentMethod: 'CREDIT_CARD' } as const;
  const credit = { number: 'QC-AU-C-000003', on: '2026-11-01', reason: 'Wrong plan' };
  expect(newsKindOfStatus('PENDING', paid)).toBeNull();
  expect(newsKindOfStatus('PENDING', { ...invoice, status: 'CANCELLED', credit })).toBeNull();
});

describe('news of an invoice with a card', () => {
  const card = { kind: 'CREDIT_CARD', brand: 'visa', lastFour: '4242', chargedOn: '2026-11-02' } as const;
  const textOf = (changes: Partial<Parameters<typeof invoiceLetters>[0]>) => {
    const [letter] = invoiceLetters(
      { ...told('ISSUED'), ...changes },
      { contact: payer, staff, file },
      'event',
      '',
    );
    if (!letter) throw new Error('There is a letter');
    return renderMail(letter.content).text;
  };

  it('announce the day of the charge instead of asking for payment', () => {
    expect(textOf({ card })).toContain('charged to your card ending in 4242 on 2 Nov 2026');
    expect(textOf({ card })).not.toContain('Please pay');
  });

  it('explain after a failed charge what to do, and whether it is retried', () => {
    const declined = { kind: 'CARD_DECLINED' as const };
    expect(textOf({ ...declined, retryOn: '2026-11-05' })).toContain('We will try again on 5 Nov 2026.');
    expect(textOf(declined)).toContain('We will not try this card again.');
    expect(buildInvoiceNews({ ...told('CARD_DECLINED'), retryOn: '2026-11-05' })).toMatchObject({
      topic: 'PAYMENT_FAILED',
      message: expect.stringContaining('try again on 5 Nov 2026'),
    });
    expect(textOf({ kind: 'CARD_NEEDS_AUTHENTICATION' })).toContain('“Pay by card”');
  });

  it('say that a refund goes back to the card', () => {
    const paid = { ...invoice, paymentMethod: 'DEBIT_CARD' as const };
    expect(textOf({ kind: 'REFUNDED', invoice: paid })).toContain('back to your card');
  });
});
