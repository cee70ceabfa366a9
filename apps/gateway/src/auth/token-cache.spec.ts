import { TokenCache } from './token-cache';

describe('tokens that were checked', () => {
  it('are known until they expire', () => {
    const cache = new TokenCache();
    const claims = { sessionId: 's', expiresAt: 1_000 };
    cache.remember('token', claims);
    expect(cache.find('token', 999)).toBe(claims);
    expect(cache.find('other', 999)).toBeUndefined();
    expect(cache.find('token', 1_000)).toBeUndefined();
    expect(cache.find('token', 1)).toBeUndefined();
  });

  it('push the oldest out when there are too many', () => {
    const cache = new TokenCache(2);
    for (const token of ['a', 'b', 'c']) cache.remember(token, { sessionId: token, expiresAt: 1 });
    expect(cache.find('a', 0)).toBeUndefined();
    expect(cache.find('c', 0)?.sessionId).toBe('c');
  });
});
