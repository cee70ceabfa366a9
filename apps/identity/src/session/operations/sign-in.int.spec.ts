import { resolveSession, signIn, signUp } from '@quillcare/contracts';
import { verifyToken, accessTokenSecret } from '@quillcare/service-kit';
import { testProduct, testUrls } from '@quillcare/testing';

const anonymous = { kind: 'anonymous' } as const;
const email = 'te.ariki@harbour.example';
const password = 'Korimako-7';

const product = testProduct({ only: ['identity'] });
let userId: string;
let organisationId: string;

beforeAll(async () => {
  const body = {
    firstName: 'Te Ariki',
    lastName: 'Ngāpō',
    email,
    password,
    organizationName: 'Harbour',
    phone: '0412 345 678',
    country: 'AU' as const,
    subscriptionPlan: 'BASIC' as const,
  };
  const { session } = await product.call(signUp, { body }, anonymous);
  userId = session.user.id;
  organisationId = session.organisation.id;
  await product.confirmEmail(email);
});

const enter = (changed: { email?: string; password?: string } = {}) =>
  product.call(signIn, { body: { email, password, ...changed } }, anonymous);

async function actsOf(action: string): Promise<{ actor: string; userId: string | null }[]> {
  const rows = await product.sql(
    `select payload from identity.outbox where organisation_id = $1 and payload->'data'->>'action' = $2`,
    [organisationId, action],
  );
  return rows.map(({ payload }) => {
    const event = payload as { actor: string; data: { userId: string | null } };
    return { actor: event.actor, userId: event.data.userId };
  });
}

describe('sign-in', () => {
  it('returns tokens of a live session', async () => {
    const answer = await enter({ email: ' TE.ARIKI@harbour.example ' });
    const claims = verifyToken(answer.access_token ?? '', [accessTokenSecret(testUrls().appSecret)], 'staff');
    expect(claims).toMatchObject({ sub: userId });
    const principal = await product.callInternal(resolveSession, {
      body: { sessionId: claims?.['sid'] as string },
    });
    expect(principal).toMatchObject({
      userId,
      organisationId,
      role: 'ORG_ADMIN',
      name: 'Te Ariki Ngāpō',
      email,
    });
  });

  it('is audited under the user’s name', async () => {
    await enter();
    expect(await actsOf('LOGIN')).toContainEqual({ actor: `user:${userId}`, userId });
  });

  it('rejects a wrong password and an unknown address with the same answer', async () => {
    const wrong = enter({ password: 'korimako-7' });
    const unknown = enter({ email: 'nobody@harbour.example' });
    const [first, second] = await Promise.all(
      [wrong, unknown].map((promise) => promise.catch((error: unknown) => error)),
    );
    expect(first).toMatchObject({ code: 'INVALID_CREDENTIALS', message: 'Invalid email or password' });
    expect((second as { toWire(): object }).toWire()).toEqual((first as { toWire(): object }).toWire());
  });

  it('audits a failed attempt on the account, without an actor', async () => {
    const before = (await actsOf('LOGIN_FAILED')).length;
    await enter({ password: 'wrong' }).catch(() => undefined);
    const after = await actsOf('LOGIN_FAILED');
    expect(after).toHaveLength(before + 1);
    expect(after).toContainEqual({ actor: 'anonymous', userId: null });
  });

  it('rejects an inactive account like a wrong password', async () => {
    await product.sql('update identity."user" set is_active = false where id = $1', [userId]);
    await expect(enter()).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    await product.sql('update identity."user" set is_active = true where id = $1', [userId]);
    await expect(enter()).resolves.toMatchObject({ token_type: 'bearer' });
  });

  it('rejects all users of an inactive organisation', async () => {
    await product.sql('update identity.organisation set is_active = false where id = $1', [organisationId]);
    await expect(enter()).rejects.toMatchObject({ code: 'ORGANISATION_INACTIVE' });
    await product.sql('update identity.organisation set is_active = true where id = $1', [organisationId]);
  });
});
