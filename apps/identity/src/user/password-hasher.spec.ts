import { PasswordHasher } from './password-hasher';

describe('PasswordHasher', () => {
  const hasher = new PasswordHasher();
  beforeAll(() => hasher.onModuleInit());

  it('makes argon2id hashes of 19 MiB and two passes, each with its own salt', async () => {
    const [first, second] = await Promise.all([hasher.hash('Tūī-song 7'), hasher.hash('Tūī-song 7')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
  });

  it('knows the right password from a wrong one', async () => {
    const stored = await hasher.hash('Tūī-song 7');
    expect(await hasher.matches('Tūī-song 7', stored)).toBe(true);
    expect(await hasher.matches('tūī-song 7', stored)).toBe(false);
  });

  it('refuses every password when there is no account', async () => {
    expect(await hasher.matches('nobody has this password', null)).toBe(false);
  });
});
