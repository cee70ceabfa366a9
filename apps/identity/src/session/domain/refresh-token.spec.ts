import { firstRefreshToken, GRACE_MS, hashOfToken, checkToken, successorOf } from './refresh-token';

const secret = 'a secret of the test, long enough to be one';
const now = new Date('2026-11-20T05:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);

describe('refresh tokens', () => {
  it('are unguessable and stored as SHA-256', () => {
    const token = firstRefreshToken();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(firstRefreshToken()).not.toBe(token);
    expect(hashOfToken(token)).toMatch(/^[0-9a-f]{64}$/);
  });

  it('have one successor, which depends on the secret', () => {
    expect(successorOf('first', secret)).toBe(successorOf('first', secret));
    expect(successorOf('first', secret)).not.toBe(successorOf('first', `${secret}!`));
    expect(successorOf('first', secret)).not.toBe(successorOf('second', secret));
  });
});

describe('a presented refresh token', () => {
  it('is exchanged if never used', () => {
    expect(checkToken({ spentAt: null, successorSpent: false }, now)).toBe('rotate');
  });

  it('returns the same result again shortly after its use', () => {
    expect(checkToken({ spentAt: ago(0), successorSpent: false }, now)).toBe('repeat');
    expect(checkToken({ spentAt: ago(GRACE_MS), successorSpent: false }, now)).toBe('repeat');
  });

  it('counts as reused later, or once its successor was used', () => {
    expect(checkToken({ spentAt: ago(GRACE_MS + 1), successorSpent: false }, now)).toBe('reused');
    expect(checkToken({ spentAt: ago(5), successorSpent: true }, now)).toBe('reused');
  });
});
