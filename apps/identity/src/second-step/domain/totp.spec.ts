import fc from 'fast-check';
import { generateSync } from 'otplib';
import { checkCode, newTotpSecret, totpUri } from './totp';

const secret = newTotpSecret();
const STEP = 30;
const seconds = fc.integer({ min: 1_700_000_000, max: 2_500_000_000 });
const at = (epoch: number) => new Date(epoch * 1000);
const codeOf = (step: number) => generateSync({ secret, epoch: step * STEP });

describe('authenticator app secret', () => {
  it('has 160 bits and differs each time', () => {
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(newTotpSecret()).not.toBe(secret);
  });

  it('is passed to the app in a URI with product and account', () => {
    const uri = new URL(totpUri(secret, 'ana+rooms@practice.example'));
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toContain('Quillcare:ana+rooms@practice.example');
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret, issuer: 'Quillcare' });
  });

  it('produces the codes of RFC 6238', () => {
    const rfc = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    for (const [epoch, code] of [
      [59, '287082'],
      [1_111_111_109, '081804'],
      [2_000_000_000, '279037'],
    ] as const)
      expect(checkCode(rfc, code, null, at(epoch))).toEqual({
        verdict: 'right',
        step: Math.floor(epoch / STEP),
      });
  });
});

describe('authenticator app code', () => {
  it('is valid if the clocks differ by at most one step', () => {
    fc.assert(
      fc.property(seconds, fc.integer({ min: -1, max: 1 }), (epoch, drift) => {
        const step = Math.floor(epoch / STEP) + drift;
        expect(checkCode(secret, codeOf(step), null, at(epoch))).toMatchObject({ verdict: 'right' });
      }),
    );
  });

  it('is invalid if the clocks differ by more', () => {
    fc.assert(
      fc.property(seconds, fc.constantFrom(-40, -3, -2, 2, 3, 40), (epoch, drift) => {
        const now = Math.floor(epoch / STEP);
        const code = codeOf(now + drift);
        // Six digits can coincide by chance.
        fc.pre(![-1, 0, 1].some((near) => codeOf(now + near) === code));
        expect(checkCode(secret, code, null, at(epoch))).toEqual({ verdict: 'wrong' });
      }),
    );
  });

  it('is accepted once, and invalidates all earlier ones', () => {
    fc.assert(
      fc.property(seconds, fc.integer({ min: -1, max: 1 }), fc.nat(3), (epoch, drift, later) => {
        const step = Math.floor(epoch / STEP) + drift;
        const found = checkCode(secret, codeOf(step), step + later, at(epoch));
        expect(found).toEqual({ verdict: 'used' });
        expect(checkCode(secret, codeOf(step), step - 1, at(epoch))).toMatchObject({ verdict: 'right' });
      }),
    );
  });

  it('may be typed in groups', () => {
    const code = codeOf(60_000_000);
    const now = at(60_000_000 * STEP);
    for (const typed of [
      `${code.slice(0, 3)} ${code.slice(3)}`,
      ` ${code} `,
      `${code.slice(0, 3)}-${code.slice(3)}`,
    ])
      expect(checkCode(secret, typed, null, now)).toMatchObject({ verdict: 'right' });
  });

  it('is rejected for any other input, without an exception', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (typed) => {
        fc.pre(!/^\d{6}$/.test(typed.replace(/[\s-]/g, '')));
        expect(checkCode(secret, typed, null, at(1_800_000_000))).toEqual({ verdict: 'wrong' });
      }),
    );
  });
});
