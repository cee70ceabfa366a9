import type { ProcessConfig } from '@quillcare/service-kit';
import { SoftwareAuthenticator, type CreationOptions, type RequestOptions } from '@quillcare/testing';
import fc from 'fast-check';
import type { UserEntity } from '../user/persistence/user.entity';
import type { PasskeyEntity } from './persistence/passkey.entity';
import { WebAuthn } from './web-authn';

const origin = 'https://app.quillcare.example';
const webAuthn = new WebAuthn({ publicUrl: origin } as ProcessConfig);
const user = {
  id: '01890000-0000-7000-8000-000000000001',
  email: 'ana@practice.example',
  firstName: 'Ana',
  lastName: 'Okafor',
} as UserEntity;

const authenticator = () => new SoftwareAuthenticator({ origin });

async function made(by = authenticator(), page = by) {
  const options = await webAuthn.optionsToMake(user, []);
  const kept = await webAuthn.made(page.create(options as unknown as CreationOptions), options.challenge);
  return { by, kept: kept as PasskeyEntity };
}

async function use(passkey: PasskeyEntity, by: SoftwareAuthenticator, challenge?: string) {
  const options = await webAuthn.optionsToUse([passkey]);
  const answer = by.get(options as unknown as RequestOptions);
  return webAuthn.used(answer, challenge ?? options.challenge, passkey);
}

describe('a newly created passkey', () => {
  it('is requested for the product’s domain, and excludes existing ones', async () => {
    const { kept } = await made();
    const options = await webAuthn.optionsToMake(user, [kept]);
    expect(options).toMatchObject({
      rp: { id: 'app.quillcare.example', name: 'Quillcare' },
      user: { name: 'ana@practice.example', displayName: 'Ana Okafor' },
      authenticatorSelection: { userVerification: 'preferred' },
      attestation: 'none',
      excludeCredentials: [{ id: kept.credentialId, transports: ['internal'] }],
    });
  });

  it('is stored with its key and transports', async () => {
    const { by, kept } = await made();
    expect(kept).toMatchObject({ credentialId: by.id, counter: 0, transports: ['internal'] });
    expect(kept.publicKey.length).toBeGreaterThan(70);
  });

  it('is accepted without user verification', async () => {
    const plain = new SoftwareAuthenticator({ origin, verifiesUser: false });
    await expect(made(plain)).resolves.toMatchObject({ kept: { credentialId: plain.id } });
  });

  it.each(['https://app.quillcare.example.evil.test', 'http://app.quillcare.example', 'https://evil.test'])(
    'is not trusted if created by %s',
    async (foreign) => {
      expect((await made(authenticator().on(foreign))).kept).toBeNull();
    },
  );

  it('is not trusted for another challenge', async () => {
    const options = await webAuthn.optionsToMake(user, []);
    const credential = authenticator().create(options as unknown as CreationOptions);
    expect(await webAuthn.made(credential, 'another-challenge')).toBeNull();
  });
});

describe('using a passkey', () => {
  it('returns its counter', async () => {
    const { by, kept } = await made();
    expect(await use(kept, by)).toEqual({ counter: 1, isBackedUp: false });
  });

  it('is rejected if the counter runs backwards, as in a copy', async () => {
    const { by, kept } = await made();
    by.counter = 7;
    expect(await use({ ...kept, counter: 8 }, by)).toBeNull();
    expect(await use({ ...kept, counter: 8 }, by)).toEqual({ counter: 9, isBackedUp: false });
  });

  it('is accepted without a counter', async () => {
    const { by, kept } = await made();
    by.counter = -1;
    expect(await use(kept, by)).toEqual({ counter: 0, isBackedUp: false });
  });

  it('is rejected for another challenge, from another site, or with another key', async () => {
    const { by, kept } = await made();
    expect(await use(kept, by, 'another-challenge')).toBeNull();
    expect(await use(kept, by.on('https://evil.test'))).toBeNull();
    const { by: other } = await made();
    expect(await use(kept, other)).toBeNull();
  });

  it('is rejected without an exception, whatever a browser sends', async () => {
    const { kept } = await made();
    const text = fc.oneof(fc.string(), fc.base64String(), fc.stringMatching(/^[\w-]{1,80}$/));
    const response = fc.dictionary(
      fc.constantFrom('clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'transports'),
      fc.oneof(text, fc.jsonValue()),
    );
    const credential = fc.record(
      { id: text, rawId: text, type: fc.constantFrom('public-key', 'x'), response },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(credential, async (given) => {
        expect(await webAuthn.made(given, 'c')).toBeNull();
        expect(await webAuthn.used(given, 'c', kept)).toBeNull();
      }),
    );
  });
});
