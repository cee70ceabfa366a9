import { digitsOf, isRightCode, isUsable, newCode, sameDateOfBirth, type StoredCode } from './identity-code';

const NOW = new Date('2026-11-20T02:00:00.000Z');
const LINK = '0190a000-0000-7000-8000-000000000001';
const SECRET = 'a secret of the application';

const made = newCode(LINK, NOW, SECRET);
const stored: StoredCode = {
  id: 'c',
  codeHash: made.codeHash,
  tokenHash: made.tokenHash,
  expiresAt: made.expiresAt,
};
const guess = { linkId: LINK, digits: made.digits, token: made.token };

describe('identity code', () => {
  it('has six digits, a long token, a ten-minute expiry and hashes of both', () => {
    expect(made.digits).toMatch(/^\d{6}$/);
    expect(made.token).toHaveLength(43);
    expect(made.expiresAt.getTime() - NOW.getTime()).toBe(600_000);
    for (const hash of [made.codeHash, made.tokenHash]) expect(hash).toMatch(/^[\da-f]{64}$/);
  });

  it('has a different token each time and keeps leading zeros', () => {
    const codes = Array.from({ length: 200 }, () => newCode(LINK, NOW, SECRET));
    expect(new Set(codes.map(({ token }) => token)).size).toBe(200);
    for (const { digits } of codes) expect(digitsOf(digits)).toBe(digits);
  });

  it('verifies only with the application secret that hashed it', () => {
    expect(isRightCode(stored, guess, [SECRET])).toBe(true);
    expect(isRightCode(stored, guess, ['another secret'])).toBe(false);
    expect(isRightCode(stored, guess, ['a newer secret', SECRET])).toBe(true);
  });

  it.each([
    ['other digits', { digits: made.digits === '000000' ? '000001' : '000000' }],
    ['another link', { linkId: '0190a000-0000-7000-8000-000000000002' }],
    ['another browser', { token: newCode(LINK, NOW, SECRET).token }],
    ['no digits', { digits: '' }],
  ])('is wrong with %s', (_what, change) => {
    expect(isRightCode(stored, { ...guess, ...change }, [SECRET])).toBe(false);
  });

  it('is usable for ten minutes, once, by the browser that asked for it', () => {
    const last = new Date(made.expiresAt.getTime() - 1);
    expect(isUsable(stored, made.token, last)).toBe(true);
    expect(isUsable(stored, made.token, made.expiresAt)).toBe(false);
    expect(isUsable({ ...stored, codeHash: null }, made.token, NOW)).toBe(false);
    expect(isUsable(stored, '', NOW)).toBe(false);
    expect(isUsable(stored, `${made.token}x`, NOW)).toBe(false);
    expect(isUsable(null, made.token, NOW)).toBe(false);
  });
});

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['١٢٣٤٥٦', null],
  ['', null],
])('parses %j as the code %j', (typed, digits) => {
  expect(digitsOf(typed)).toBe(digits);
});

it('compares dates of birth exactly', () => {
  expect(sameDateOfBirth('1984-02-29', '1984-02-29')).toBe(true);
  for (const other of ['1984-02-28', '', '1984-02-29 '])
    expect(sameDateOfBirth(other, '1984-02-29')).toBe(false);
});
