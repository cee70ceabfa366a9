import fc from 'fast-check';
import { hashOf, isLinkToken, newLinkToken } from './link-token';

describe('link token', () => {
  it('has 32 random bytes and its SHA-256 hash', () => {
    const tokens = Array.from({ length: 100 }, newLinkToken);
    expect(new Set(tokens.map(({ text }) => text)).size).toBe(100);
    for (const { text, hash } of tokens) {
      expect(Buffer.from(text, 'base64url')).toHaveLength(32);
      expect(isLinkToken(text)).toBe(true);
      expect(hash).toBe(hashOf(text));
      expect(hash).toMatch(/^[0-9a-f]{64}$/);
    }
  });

  it('is recognised by its format alone', () => {
    const { text } = newLinkToken();
    for (const other of [
      '',
      text.slice(1),
      `${text}A`,
      `${text.slice(1)}=`,
      `${text.slice(1)}\n`,
      ' '.repeat(43),
    ])
      expect(isLinkToken(other)).toBe(false);
    fc.assert(fc.property(fc.string({ maxLength: 42 }), (short) => !isLinkToken(short)));
  });
});
