import fc from 'fast-check';
import { keyId, seal, unseal } from './seal';
import { accessTokenSecret, patientTokenSecret, signToken, verifyToken } from './tokens';

const SECRET = 'the-secret-of-this-test-0123456789';
const OTHER = 'another-secret-0123456789-0123456789';

describe('seal and unseal', () => {
  it('restore the text and hide it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 4, unit: 'grapheme' }), (text) => {
        const sealed = seal(text, SECRET);
        expect(unseal(sealed, [SECRET])).toBe(text);
        expect(sealed).not.toContain(text);
      }),
      { numRuns: 50 },
    );
  });

  it('seal the same text differently each time', () => {
    expect(seal('link', SECRET)).not.toBe(seal('link', SECRET));
  });

  it('open text sealed with a previous secret while that is still configured', () => {
    const sealed = seal('link', OTHER);
    expect(unseal(sealed, [SECRET, OTHER])).toBe('link');
    expect(() => unseal(sealed, [SECRET])).toThrow('another key');
  });

  it('reject another key and altered text', () => {
    const sealed = seal('link', SECRET);
    expect(() => unseal(sealed, [OTHER])).toThrow('another key');
    const parts = sealed.split('.');
    parts[4] = Buffer.from('evil').toString('base64url');
    expect(() => unseal(parts.join('.'), [SECRET])).toThrow();
    expect(() => unseal('nonsense', [SECRET])).toThrow();
  });
});

describe('tokens', () => {
  const secret = accessTokenSecret(SECRET);

  it('are valid only for their audience and secret', () => {
    const token = signToken({ sub: 'u1', sid: 's1', aud: 'staff' }, secret, 60);
    expect(verifyToken(token, [secret], 'staff')).toMatchObject({ sub: 'u1', sid: 's1' });
    expect(verifyToken(token, [secret], 'patient')).toBeNull();
    expect(verifyToken(token, [patientTokenSecret(SECRET)], 'staff')).toBeNull();
  });

  it('are verified with the key they name after the secret has changed', () => {
    const earlier = signToken({ sub: 'u1', aud: 'staff' }, accessTokenSecret(OTHER), 60);
    expect(verifyToken(earlier, [secret, accessTokenSecret(OTHER)], 'staff')).toMatchObject({ sub: 'u1' });
    expect(verifyToken(earlier, [secret], 'staff')).toBeNull();
  });

  it('are invalid if they name a key that did not sign them', () => {
    const forged = signToken({ sub: 'u1', aud: 'staff' }, 'x'.repeat(43), 60).split('.');
    const header = { alg: 'HS256', typ: 'JWT', kid: keyId(secret) };
    forged[0] = Buffer.from(JSON.stringify(header)).toString('base64url');
    expect(verifyToken(forged.join('.'), [secret], 'staff')).toBeNull();
  });

  it('are rejected if expired, unsigned or malformed', () => {
    expect(verifyToken(signToken({ sub: 'u1', aud: 'staff' }, secret, -1), [secret], 'staff')).toBeNull();
    const unsigned = [
      { alg: 'none', typ: 'JWT' },
      { sub: 'u1', aud: 'staff', iss: 'quillcare' },
    ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
    expect(verifyToken(`${unsigned.join('.')}.`, [secret], 'staff')).toBeNull();
    expect(verifyToken('a.b.c', [secret], 'staff')).toBeNull();
    const [header, , signature] = signToken({ sub: 'u1', aud: 'staff' }, secret, 60).split('.');
    expect(verifyToken(`${header}.bm90IGpzb24.${signature}`, [secret], 'staff')).toBeNull();
  });
});
