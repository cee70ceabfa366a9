import { getOrganisation, signUp, type RequestOf } from '@quillcare/contracts';
import { INVALID_PHONE_AU } from '@quillcare/rules';
import { testProduct } from '@quillcare/testing';

type Body = NonNullable<RequestOf<typeof signUp>['body']>;

const mere: Body = {
  firstName: 'Mere',
  lastName: "O'Brien-Ngata",
  email: 'Mere.Ngata@Harbour.example',
  password: 'Korimako-7',
  organizationName: 'Harbour Plastic Surgery',
  phone: '021 123 4567',
  country: 'NZ',
  subscriptionPlan: 'PROFESSIONAL',
};

const product = testProduct({ only: ['identity'] });

const apply = (changed: Partial<Body>) =>
  product.call(signUp, { body: { ...mere, ...changed } }, { kind: 'anonymous' });
const count = async (table: string) =>
  Number((await product.sql(`select count(*) from identity.${table}`))[0]?.['count']);

describe('sign-up', () => {
  it('creates the practice with its administrator, and signs in', async () => {
    const answer = await apply({});
    expect(answer).toMatchObject({ token_type: 'bearer', expires_in: 900 });
    expect(answer.access_token).toMatch(/^ey/);
    expect(answer.refresh_token).toMatch(/^[\w-]{43}$/);
    expect(answer.session.user).toMatchObject({
      email: 'mere.ngata@harbour.example',
      name: "Mere O'Brien-Ngata",
      role: 'ORG_ADMIN',
      isActive: true,
    });
    const expected = {
      name: 'Harbour Plastic Surgery',
      phone: '+64211234567',
      country: 'NZ',
      currency: 'NZD',
      timeZone: 'Pacific/Auckland',
      isNonBilling: false,
    };
    expect(answer.session.organisation).toMatchObject(expected);
    const organisationId = answer.session.user.organizationId;
    expect(await product.callInternal(getOrganisation, { body: { organisationId } })).toMatchObject(expected);
  });

  it('stores the password as argon2id and the refresh token as a hash only', async () => {
    const answer = await apply({ email: 'hash@harbour.example' });
    const [user] = await product.sql(
      `select to_jsonb(u) as row from identity."user" u where email = 'hash@harbour.example'`,
    );
    expect(JSON.stringify(user)).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(JSON.stringify(user)).not.toContain(mere.password);
    const tokens = await product.sql('select token_hash from identity.refresh_token');
    expect(JSON.stringify(tokens)).not.toContain(answer.refresh_token);
  });

  describe('with an idempotency key', () => {
    const applyWith = (idempotencyKey: string, changed: Partial<Body>, ip = '203.0.113.7') =>
      product.call(
        signUp,
        { body: { ...mere, ...changed } },
        { kind: 'anonymous' },
        { idempotencyKey, client: { ip, userAgent: '' } },
      );

    it('returns the first result of a repeated request, from any address, and creates one practice', async () => {
      const before = await count('organisation');
      const first = await applyWith('sign-up-1', { email: 'again@harbour.example' });
      const again = await applyWith('sign-up-1', { email: 'again@harbour.example' }, '198.51.100.9');
      expect(again).toEqual(first);
      expect(await count('organisation')).toBe(before + 1);
    });

    it('rejects the same key with another password, and the same password with another key', async () => {
      const email = 'guess@harbour.example';
      await applyWith('sign-up-2', { email });
      const taken = { code: 'EMAIL_TAKEN' };
      await expect(applyWith('sign-up-2', { email, password: 'Korimako-8' })).rejects.toMatchObject(taken);
      await expect(applyWith('sign-up-3', { email })).rejects.toMatchObject(taken);
    });

    it('lets two anonymous callers use the same key', async () => {
      const one = await applyWith('first', { email: 'one@harbour.example' });
      const other = await applyWith('first', { email: 'other@harbour.example' });
      expect(one.session.user.organizationId).not.toBe(other.session.user.organizationId);
    });

    it('stores neither password nor tokens in plain text, nor an unkeyed hash of the request', async () => {
      const email = 'sealed@harbour.example';
      const { refresh_token } = await applyWith('sign-up-4', { email });
      const rows = await product.sql(`select * from identity.idempotency_key where key = 'sign-up-4'`);
      expect(rows).toHaveLength(1);
      for (const secret of [mere.password, refresh_token, email])
        expect(JSON.stringify(rows)).not.toContain(secret);
    });
  });

  it('publishes to billing and the audit in the same transaction, as the new administrator', async () => {
    const { session } = await apply({ email: 'told@harbour.example' });
    const messages = await product.sql(
      'select destination, payload from identity.outbox where organisation_id = $1 order by seq',
      [session.user.organizationId],
    );
    expect(messages.map(({ destination }) => destination)).toEqual([
      'evt.identity.AuditRecorded.v1',
      'evt.identity.AuditRecorded.v1',
      'evt.identity.OrganisationSignedUp.v1',
      'notifications.sendAccountMail',
    ]);
    const payloads = JSON.stringify(messages);
    expect(payloads).toContain('"plan":"PROFESSIONAL"');
    expect(payloads).toContain(`"actor":"user:${session.user.id}"`);
    expect(payloads).not.toContain('argon2id');
  });

  it('names a practice without a name after the email address', async () => {
    const { session } = await apply({ email: 'kiri@harbour.example', organizationName: '  ' });
    expect(session.organisation.name).toBe("kiri's Organization");
  });

  it('reports every broken password rule and a bad phone together, and creates nothing', async () => {
    const before = await count('organisation');
    await expect(
      apply({ email: 'bad@harbour.example', password: 'korimako', phone: '555', country: 'AU' }),
    ).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [
        { path: 'password', message: 'Password must contain at least one uppercase letter' },
        { path: 'password', message: 'Password must contain at least one number' },
        { path: 'password', message: 'Password must contain at least one special character' },
        { path: 'phone', message: INVALID_PHONE_AU },
      ],
    });
    expect(await count('organisation')).toBe(before);
  });

  it('rejects the reserved demo addresses', async () => {
    await expect(apply({ email: 'anyone@demo.quillcare.test' })).rejects.toMatchObject({
      code: 'EMAIL_RESERVED',
    });
  });

  it('rejects an address that is taken, ignoring case', async () => {
    await expect(apply({ email: 'MERE.NGATA@harbour.example' })).rejects.toMatchObject({
      code: 'EMAIL_TAKEN',
      message: 'This email is already registered. Please sign in instead.',
    });
  });

  it('gives an address to one of several concurrent requests, and stores nothing of the others', async () => {
    const before = await count('organisation');
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, () => apply({ email: 'race@harbour.example' })),
    );
    const refused = tries.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(4);
    // Some are rejected by the first check with the usual message, the others by the database constraint.
    const sentences = [
      'This email is already registered. Please sign in instead.',
      'An organization with this email already exists. Please try signing in instead.',
    ];
    for (const { reason } of refused) {
      expect(reason).toMatchObject({ code: 'EMAIL_TAKEN' });
      expect(sentences).toContain((reason as Error).message);
    }
    expect(refused.map(({ reason }) => (reason as Error).message)).toContain(sentences[1]);
    expect(await count('organisation')).toBe(before + 1);
  });
});
