import fc from 'fast-check';
import { bounceDetail, mailIdIn, suppressionReason } from './mail-report';
import { isValidSignature, signatureOf } from './report-signature';

const ID = '01a1fa25-0000-7000-8000-000000000009';
const NOW = new Date('2026-11-23T01:00:00Z');
const timestamp = NOW.getTime() / 1000;

it('finds an email by its Message-ID, with or without brackets', () => {
  const named = { mailId: ID, messageId: `<${ID}@quillcare>` };
  expect(mailIdIn(`<${ID}@quillcare>`)).toEqual(named);
  expect(mailIdIn(` ${ID.toUpperCase()}@Quillcare `)).toEqual(named);
  for (const other of [`<${ID}@>`, `x${ID}@quillcare`, 'nonsense', '']) expect(mailIdIn(other)).toBeNull();
});

it('never includes an address in the text that staff read', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.string(), (address, around) => {
      expect(bounceDetail({ status: '5.1.1', detail: `${around} <${address}> ${address}` })).not.toContain(
        address,
      );
    }),
  );
});

it.each([
  ['5.1.1', 'This email address does not exist (5.1.1).'],
  ['5.2.99', 'The mailbox does not accept emails (5.2.99).'],
  ['5.9.9', 'The email came back (5.9.9).'],
  [null, 'The email came back.'],
])('describes the status %s as: %s', (status, told) => {
  expect(bounceDetail({ status, detail: null })).toBe(told);
});

it('does not take whoever did not get the email for a patient, because it may have been for a colleague', () => {
  for (const status of ['5.2.2', '4.2.2', '5.4.1', '5.7.1', '4.4.7'])
    expect(bounceDetail({ status, detail: null })).not.toMatch(/patient/i);
});

it('suppresses an address after a bounce, a complaint or three soft bounces', () => {
  expect(suppressionReason('BOUNCE', 0)).toBe('HARD_BOUNCE');
  expect(suppressionReason('COMPLAINT', 0)).toBe('COMPLAINT');
  expect([1, 2, 3].map((count) => suppressionReason('SOFT_BOUNCE', count))).toEqual([
    null,
    null,
    'SOFT_BOUNCES',
  ]);
});

describe('report signature', () => {
  it('covers timestamp and payload, and depends on the secret', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (payload, secret) => {
        const signature = signatureOf({ timestamp, payload }, secret);
        const sent = { timestamp, payload, signature };
        expect(isValidSignature(sent, secret, NOW)).toBe(true);
        expect(isValidSignature(sent, `${secret}x`, NOW)).toBe(false);
        expect(isValidSignature({ ...sent, payload: `${payload} ` }, secret, NOW)).toBe(false);
        expect(isValidSignature({ ...sent, timestamp: timestamp + 1 }, secret, NOW)).toBe(false);
      }),
    );
  });

  it.each([
    [299, true],
    [301, false],
    [-299, true],
    [-301, false],
  ])('is valid for five minutes: %i seconds old', (age, isGood) => {
    const signature = signatureOf({ timestamp, payload: 'x' }, 'secret');
    const now = new Date(NOW.getTime() + age * 1000);
    expect(isValidSignature({ timestamp, payload: 'x', signature }, 'secret', now)).toBe(isGood);
  });
});
