import {
  endSession,
  listSessions,
  refreshSession,
  resolveSession,
  signIn,
  signOutEverywhere,
  type UserPrincipal,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import { actsOn } from '../../testing/mails.suite';
import { sessionIdOf } from '../../testing/support.suite';

const anonymous = { kind: 'anonymous' } as const;
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const product = testProduct({ only: ['identity'] });
const org = perTest(() => product.signUp());
beforeEach(async () => {
  await product.confirmEmail(org.admin.email);
});

async function enter(userAgent: string, ip: string): Promise<{ principal: UserPrincipal; refresh: string }> {
  const body = { email: org.admin.email, password: 'Correct-Horse-7' };
  const tokens = await product.call(signIn, { body }, anonymous, { client: { ip, userAgent } });
  return {
    principal: { ...org.admin, sessionId: sessionIdOf(tokens) },
    refresh: tokens.refresh_token as string,
  };
}

const list = async (principal: UserPrincipal = org.admin) =>
  (await product.call(listSessions, {}, principal)).items;
const isLive = (sessionId: string) =>
  product.callInternal(resolveSession, { body: { sessionId } }).then(
    () => true,
    () => false,
  );

describe('the user’s sessions', () => {
  it('are listed by device and address, the current one first', async () => {
    const { principal, refresh } = await enter(CHROME, '203.0.113.7');
    const items = await list(principal);
    expect(items).toMatchObject([
      { id: principal.sessionId, device: 'Chrome on Windows', ipAddress: '203.0.113.7', isCurrent: true },
      { id: org.admin.sessionId, device: 'Unknown device', isCurrent: false },
    ]);
    expect((await list())[0]).toMatchObject({ id: org.admin.sessionId, isCurrent: true });
    const elsewhere = { client: { ip: '198.51.100.9', userAgent: CHROME } };
    await product.call(refreshSession, { body: { refreshToken: refresh } }, anonymous, elsewhere);
    const [used] = await list(principal);
    expect(used?.ipAddress).toBe('198.51.100.9');
    expect(Date.parse(used?.lastUsedAt ?? '')).toBeGreaterThan(Date.parse(items[0]?.lastUsedAt ?? ''));
  });

  it('can be ended one by one, which is audited', async () => {
    const { principal } = await enter(CHROME, '203.0.113.7');
    const end = (id: string) => product.call(endSession, { params: { id } }, org.admin);
    await expect(end(principal.sessionId)).resolves.toEqual({ id: principal.sessionId });
    expect(await isLive(principal.sessionId)).toBe(false);
    expect(await isLive(org.admin.sessionId)).toBe(true);
    await expect(end(principal.sessionId)).resolves.toBeDefined();
    expect(await list()).toHaveLength(1);
    const acts = await actsOn(product, org.admin.userId);
    expect(acts.filter(({ action }) => action === 'LOGOUT')).toHaveLength(1);
  });

  it('are visible to their owner only', async () => {
    const other = await product.signUp();
    for (const stranger of [other.admin, org.as('ORG_ADMIN')]) {
      expect((await list(stranger)).map(({ id }) => id)).not.toContain(org.admin.sessionId);
      const attempt = product.call(endSession, { params: { id: org.admin.sessionId } }, stranger);
      await expect(attempt).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await isLive(org.admin.sessionId)).toBe(true);
  });

  it('can be ended all at once, including the current one', async () => {
    const { principal } = await enter(CHROME, '203.0.113.7');
    await expect(product.call(signOutEverywhere, {}, principal)).resolves.toEqual({
      signedOut: true,
      sessions: 2,
    });
    expect(await isLive(principal.sessionId)).toBe(false);
    expect(await isLive(org.admin.sessionId)).toBe(false);
    const [told] = await product.sql(
      `select payload->'data' as data from identity.outbox where destination = 'evt.identity.SessionsChanged.v1' and payload->'data'->>'userId' = $1`,
      [org.admin.userId],
    );
    expect(told?.['data']).toEqual({ userId: org.admin.userId, sessionId: null });
  });
});
