import { refreshSession, resolveSession, type SessionTokens } from '@quillcare/contracts';
import { testProduct } from '@quillcare/testing';
import { sessionIdOf } from '../../testing/support.suite';

const anonymous = { kind: 'anonymous' } as const;
const product = testProduct({ only: ['identity'] });
const newSession = async () => (await product.signUp()).refreshToken;
const exchange = (refreshToken: string) =>
  product.call(refreshSession, { body: { refreshToken } }, anonymous);
const next = async (token: string) => (await exchange(token)).refresh_token as string;
const refused = { code: 'UNAUTHENTICATED', message: 'Your session has expired' };

/** Backdates the use of all of a session's spent tokens. */
async function age(tokens: SessionTokens, seconds: number): Promise<void> {
  await product.sql(
    'update identity.refresh_token set spent_at = spent_at - make_interval(secs => $2) where session_id = $1',
    [sessionIdOf(tokens), seconds],
  );
}

describe('refreshing a session', () => {
  it('exchanges a token for new ones of the same session', async () => {
    const first = await newSession();
    const second = await exchange(first);
    expect(second.refresh_token).not.toBe(first);
    const third = await exchange(second.refresh_token as string);
    expect(sessionIdOf(third)).toBe(sessionIdOf(second));
    await expect(
      product.callInternal(resolveSession, { body: { sessionId: sessionIdOf(third) } }),
    ).resolves.toBeDefined();
  });

  it('restarts the 30 days', async () => {
    const tokens = await exchange(await newSession());
    await product.sql(`update identity.session set expires_at = now() + interval '1 day' where id = $1`, [
      sessionIdOf(tokens),
    ]);
    const { session } = await exchange(tokens.refresh_token as string);
    const days = (Date.parse(session.expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThan(30.1);
  });

  it('gives tabs that refresh concurrently the same new token', async () => {
    const first = await newSession();
    const answers = await Promise.all([exchange(first), exchange(first), exchange(first), exchange(first)]);
    const tokens = new Set(answers.map(({ refresh_token }) => refresh_token));
    expect(tokens.size).toBe(1);
    const [shared] = tokens;
    await expect(exchange(shared as string)).resolves.toBeDefined();
  });

  it('ends the whole session and audits it if a used token is presented again', async () => {
    const first = await newSession();
    const second = await exchange(first);
    await age(second, 11);
    const toldWhy = { ...refused, facts: { reason: 'TOKEN_REUSED' } };
    await expect(exchange(first)).rejects.toMatchObject(toldWhy);
    await expect(exchange(second.refresh_token as string)).rejects.toMatchObject(toldWhy);
    const sessionId = sessionIdOf(second);
    await expect(product.callInternal(resolveSession, { body: { sessionId } })).rejects.toMatchObject(
      refused,
    );
    const told = await product.sql(
      `select destination from identity.outbox where organisation_id = $2
          and (payload->'data'->>'sessionId' = $1 or payload->'data'->>'notes' like '%second time%')`,
      [sessionId, second.session.user.organizationId],
    );
    expect(told.map(({ destination }) => destination).sort()).toEqual([
      'evt.identity.AuditRecorded.v1',
      'evt.identity.SessionsChanged.v1',
    ]);
  });

  it('treats a token as reused even within the grace period, once its successor was used', async () => {
    const first = await newSession();
    const third = await next(await next(first));
    await expect(exchange(first)).rejects.toMatchObject(refused);
    await expect(exchange(third)).rejects.toMatchObject(refused);
  });

  it('rejects unknown, empty and missing tokens, expired sessions and inactive users', async () => {
    await expect(exchange('x'.repeat(43))).rejects.toMatchObject(refused);
    await expect(exchange('')).rejects.toMatchObject(refused);
    await expect(product.call(refreshSession, { body: {} }, anonymous)).rejects.toMatchObject(refused);

    const expired = await exchange(await newSession());
    await product.sql('update identity.session set expires_at = now() where id = $1', [sessionIdOf(expired)]);
    await expect(exchange(expired.refresh_token as string)).rejects.toMatchObject({
      ...refused,
      facts: { reason: 'EXPIRED' },
    });

    const inactive = await exchange(await newSession());
    await product.sql('update identity."user" set is_active = false where id = $1', [
      inactive.session.user.id,
    ]);
    await expect(exchange(inactive.refresh_token as string)).rejects.toMatchObject(refused);
  });
});
