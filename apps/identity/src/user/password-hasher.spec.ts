import { availableParallelism } from 'node:os';
import { PasswordHasher } from './password-hasher';

describe('PasswordHasher', () => {
  const hasher = new PasswordHasher();
  beforeAll(() => hasher.onModuleInit());

  it('creates salted argon2id hashes with 19 MiB and two passes', async () => {
    const [first, second] = await Promise.all([hasher.hash('Tūī-song 7'), hasher.hash('Tūī-song 7')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
  });

  it('distinguishes the right password from a wrong one', async () => {
    const stored = await hasher.hash('Tūī-song 7');
    expect(await hasher.matches('Tūī-song 7', stored)).toBe(true);
    expect(await hasher.matches('tūī-song 7', stored)).toBe(false);
  });

  it('rejects every password if there is no account', async () => {
    expect(await hasher.matches('nobody has this password', null)).toBe(false);
  });

  it('answers 503 instead of queueing indefinitely', async () => {
    const attempts = Array.from({ length: 100 * availableParallelism() + 50 }, () =>
      hasher.hash('Tūī-song 7'),
    );
    const outcomes = await Promise.allSettled(attempts);
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused.length).toBeGreaterThanOrEqual(1);
    expect(refused.length).toBeLessThan(attempts.length);
    for (const reason of refused)
      expect(reason).toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 5 });
    expect(await hasher.hash('Tūī-song 7')).toMatch(/^\$argon2id/);
  }, 60_000);
});
