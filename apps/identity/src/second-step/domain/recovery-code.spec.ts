import fc from 'fast-check';
import { hashOfRecoveryCode, newRecoveryCodes, normaliseRecoveryCode, RECOVERY_CODES } from './recovery-code';

const code = fc.constant(null).map(() => newRecoveryCodes()[0] as string);

/** Variations in how people type a code from paper. */
const hand = fc.record({
  lower: fc.boolean(),
  separator: fc.constantFrom('-', '', ' ', ' - ', '–', '—'),
  zero: fc.constantFrom('0', 'O', 'o'),
  one: fc.constantFrom('1', 'I', 'i', 'L', 'l'),
});

describe('recovery codes', () => {
  it('are a set of ten, each of 80 bits in groups of four', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(RECOVERY_CODES);
    for (const one of codes) expect(one).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  });

  it('use every letter of the alphabet about equally often', () => {
    const letters = Array.from({ length: 200 }, newRecoveryCodes).flat().join('').replace(/-/g, '');
    const counts = new Map<string, number>();
    for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    expect(counts.size).toBe(32);
    for (const count of counts.values())
      expect(Math.abs(count / (letters.length / 32) - 1)).toBeLessThan(0.3);
  });

  it('are recognised however they are typed', () => {
    fc.assert(
      fc.property(code, hand, (made, { lower, separator, zero, one }) => {
        const copied = made.replace(/-/g, separator).replace(/0/g, zero).replace(/1/g, one);
        const typed = ` ${lower ? copied.toLowerCase() : copied} `;
        expect(normaliseRecoveryCode(typed)).toBe(made.replace(/-/g, ''));
        expect(hashOfRecoveryCode(typed)).toBe(hashOfRecoveryCode(made));
      }),
    );
  });

  it('are stored as a SHA-256 hash', () => {
    const [made = '', other = ''] = newRecoveryCodes();
    expect(hashOfRecoveryCode(made)).toMatch(/^[0-9a-f]{64}$/);
    expect(hashOfRecoveryCode(made)).not.toBe(hashOfRecoveryCode(other));
  });

  it('are not matched by any other input', () => {
    for (const typed of ['', '123456', 'U'.repeat(16), 'A'.repeat(15), 'A'.repeat(17), 'ÄÖÜ?'.repeat(4)])
      expect(hashOfRecoveryCode(typed)).toBeNull();
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 15 }), (typed) => {
        expect(hashOfRecoveryCode(typed)).toBeNull();
      }),
    );
  });
});
