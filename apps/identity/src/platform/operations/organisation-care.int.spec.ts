import { createHash } from 'node:crypto';
import {
  acceptInvitation,
  changeOrganisation,
  createInvitation,
  createLeadKey,
  createOrganisation,
  getOrganisationOverview,
  getSubscription,
  inviteAdministrator,
  listPracticeZones,
  listStaff,
  openInvitation,
  refreshSession,
  resolveLeadKey,
  removeSuperAdmin,
  resolveSession,
  signIn,
  type RequestOf,
  type UserPrincipal,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import {
  actFor,
  enterDemo,
  principalOf,
  startPlatform,
  sessionIdOf,
  SUPER_ADMIN,
} from '../../testing/support.suite';
import { invitationFor } from './account-mails.suite';

const PASSWORD = 'Correct-Horse-7';
const nobody = { kind: 'anonymous' } as const;
const product = testProduct(startPlatform);
let own: UserPrincipal;
beforeAll(async () => {
  own = await enterDemo(product);
});
const practice = perTest(() => product.signUp());

type NewPractice = NonNullable<RequestOf<typeof createOrganisation>['body']>;
let counter = 0;
const unique = () => `care${(counter += 1)}@practice.example`;
const create = (changes: Partial<NewPractice> = {}) => {
  const body: NewPractice = {
    name: 'Ōtautahi Plastic Surgery',
    email: unique(),
    country: 'NZ',
    subscriptionPlan: 'PROFESSIONAL',
    ...changes,
  };
  return product.call(createOrganisation, { body }, own);
};
const overview = (id: string) => product.call(getOrganisationOverview, { params: { id } }, own);
type Change = Omit<NonNullable<RequestOf<typeof changeOrganisation>['body']>, 'version'>;
const change = async (id: string, body: Change) => {
  const { version } = await overview(id);
  return product.call(changeOrganisation, { params: { id }, body: { version, ...body } }, own);
};
const reason = 'Asked for by the practice on 3 March';
const deactivate = (id = practice.organisationId) =>
  change(id, { isActive: false, reason, letExport: false });
const failing = (code: string) => expect.objectContaining({ code });

describe('a feature that a super admin switches off', () => {
  it('is refused to everyone in the practice, whatever their plan, until it is switched on again', async () => {
    const { admin, organisationId: id } = practice;
    const make = () => product.call(createLeadKey, { body: { name: 'Website' } }, admin);
    const key = await make();
    const hash = createHash('sha256').update(key.secret).digest('hex');
    const resolve = () => product.callInternal(resolveLeadKey, { body: { hash } });
    await expect(change(id, { switchedOff: ['assistant', 'assistant'], reason })).rejects.toEqual(
      failing('VALIDATION_FAILED'),
    );
    await change(id, { switchedOff: ['websiteKeys', 'assistant'], reason });
    await product.eventually(() => expect(make()).rejects.toEqual(failing('FEATURE_SWITCHED_OFF')));
    await expect(resolve()).rejects.toEqual(failing('UNAUTHENTICATED'));
    expect(await overview(id)).toMatchObject({ switchedOff: ['assistant', 'websiteKeys'] });
    await change(id, { switchedOff: [], reason });
    await product.eventually(async () => expect(await resolve()).toMatchObject({ keyId: key.id }));
  });
});

describe('a practice created by a super admin', () => {
  it('has its country’s currency and time zone, a trial, and an invited administrator', async () => {
    const email = unique();
    const administrator = { firstName: 'Mere', lastName: 'Ngata', email };
    const created = await create({ phone: '03 366 1234', administrator });
    expect(created).toMatchObject({
      currency: 'NZD',
      timeZone: 'Pacific/Auckland',
      phone: '+6433661234',
      isActive: true,
      deactivationReason: null,
    });
    expect(await overview(created.id)).toMatchObject({ owner: null, invitedAdministrator: { email } });
    const token = await invitationFor(product, email);
    const tokens = await product.call(
      acceptInvitation,
      { params: { token }, body: { password: PASSWORD } },
      nobody,
    );
    const admin = await principalOf(product, sessionIdOf(tokens));
    expect(admin).toMatchObject({ role: 'ORG_ADMIN', organisationId: created.id });
    await product.eventually(async () =>
      expect(await product.call(getSubscription, {}, admin)).toMatchObject({
        plan: 'PROFESSIONAL',
        status: 'TRIALING',
      }),
    );
    expect(await overview(created.id)).toMatchObject({ owner: { email }, invitedAdministrator: null });
  });

  it('can have its administrator invited later, and a second invitation replaces the first', async () => {
    const { id } = await create();
    expect(await overview(id)).toMatchObject({ owner: null, invitedAdministrator: null });
    const body = { firstName: 'Sina', lastName: 'Faleolo', email: unique() };
    const first = await product.call(inviteAdministrator, { params: { id }, body }, own);
    const link = await invitationFor(product, body.email);
    const second = await product.call(inviteAdministrator, { params: { id }, body }, own);
    expect(second.id).toBe(first.id);
    await expect(product.call(openInvitation, { params: { token: link } }, nobody)).rejects.toEqual(
      failing('INVITATION_UNKNOWN'),
    );
    const params = { token: await invitationFor(product, body.email) };
    expect(await product.call(openInvitation, { params }, nobody)).toMatchObject({ role: 'ORG_ADMIN' });
  });

  it.each([
    ['a phone number of another country', { phone: '0412 345' }, 'phone'],
    ['a website without a scheme', { website: 'harbour.example' }, 'website'],
    ['a time zone that does not exist', { timeZone: 'Mars/Olympus' }, 'timeZone'],
    [
      'an administrator without a name',
      { administrator: { firstName: '', lastName: 'X', email: 'x@y.example' } },
      'administrator.firstName',
    ],
  ])('is rejected with %s, and not stored', async (_what, changes, path) => {
    const before = await product.sql('select count(*) from identity.organisation');
    await expect(create(changes)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path }] });
    expect(await product.sql('select count(*) from identity.organisation')).toEqual(before);
  });

  it('is rejected if the administrator already has an account', async () => {
    const administrator = { firstName: 'A', lastName: 'B', email: practice.admin.email };
    await expect(create({ administrator })).rejects.toEqual(failing('EMAIL_TAKEN'));
  });
});

describe('editing a practice as a super admin', () => {
  it('changes the sent fields and keeps the rest', async () => {
    const before = await overview(practice.organisationId);
    const after = await change(practice.organisationId, {
      name: 'Harbour Surgical',
      website: 'https://h.example',
    });
    expect(after).toMatchObject({
      name: 'Harbour Surgical',
      website: 'https://h.example',
      email: before.email,
    });
    const { version } = before;
    const params = { id: practice.organisationId };
    await expect(
      product.call(changeOrganisation, { params, body: { version, name: 'Other' } }, own),
    ).rejects.toEqual(failing('VERSION_CONFLICT'));
  });
});

describe('deactivating a practice', () => {
  const credentials = () => ({ email: practice.admin.email, password: PASSWORD });

  it('requires a reason, which its overview shows', async () => {
    await expect(change(practice.organisationId, { isActive: false })).rejects.toMatchObject({
      errors: [{ path: 'reason', message: 'Please say why' }],
    });
    await deactivate();
    expect(await overview(practice.organisationId)).toMatchObject({
      isActive: false,
      deactivationReason: reason,
      deactivatedAt: expect.any(String),
    });
  });

  it('signs everyone out, including support access, and rejects sign-ins', async () => {
    const signedIn = await product.call(signIn, { body: await practiceCredentials() }, nobody);
    const support = await actFor(product, own, practice.admin.userId);
    await deactivate();
    for (const sessionId of [sessionIdOf(signedIn), support.principal.sessionId])
      await expect(product.callInternal(resolveSession, { body: { sessionId } })).rejects.toEqual(
        failing('UNAUTHENTICATED'),
      );
    const refreshToken = signedIn.refresh_token ?? '';
    await expect(product.call(refreshSession, { body: { refreshToken } }, nobody)).rejects.toEqual(
      failing('UNAUTHENTICATED'),
    );
    await expect(product.call(signIn, { body: credentials() }, nobody)).rejects.toEqual(
      failing('ORGANISATION_INACTIVE'),
    );
    const guess = { ...credentials(), password: 'Wrong-Horse-7' };
    await expect(product.call(signIn, { body: guess }, nobody)).rejects.toEqual(
      failing('INVALID_CREDENTIALS'),
    );
    await expect(actFor(product, own, practice.admin.userId)).rejects.toEqual(
      failing('SUPPORT_NOT_POSSIBLE'),
    );
  });

  it('stops invitations, daily jobs and emails', async () => {
    const email = unique();
    const invited = { email, firstName: 'Sina', lastName: 'Faleolo', role: 'USER' } as const;
    await product.call(createInvitation, { body: invited }, practice.admin);
    await deactivate();
    const params = { token: await invitationFor(product, email) };
    await expect(product.call(openInvitation, { params }, nobody)).rejects.toEqual(
      failing('INVITATION_UNKNOWN'),
    );
    const { organisationId } = practice;
    expect(await product.callInternal(listStaff, { body: { organisationId } })).toEqual({ items: [] });
    const zones = { changedSince: new Date(0).toISOString(), afterId: null, limit: 1_000 };
    const { items } = await product.callInternal(listPracticeZones, { body: zones });
    expect(items.find((one) => one.organisationId === organisationId)?.isActive).toBe(false);
    const body = { firstName: 'Sina', lastName: 'Faleolo', email: unique() };
    await expect(
      product.call(inviteAdministrator, { params: { id: organisationId }, body }, own),
    ).rejects.toEqual(failing('ORGANISATION_INACTIVE'));
  });

  it('pauses billing until the practice is active again', async () => {
    await deactivate();
    const pausedSince = async () =>
      (
        await product.sql<{ paused: string | null }>(
          'select paused_since::text as paused from billing.subscription where organisation_id = $1',
          [practice.organisationId],
        )
      )[0]?.paused;
    await product.eventually(async () => expect(await pausedSince()).toEqual(expect.any(String)));
    await change(practice.organisationId, { isActive: true });
    await product.eventually(async () => expect(await pausedSince()).toBeNull());
    expect(await overview(practice.organisationId)).toMatchObject({ isActive: true, deactivatedAt: null });
    await product.call(signIn, { body: await practiceCredentials() }, nobody);
    const history = await product.sql<{ about: string }>(
      `select about from billing.subscription_event where organisation_id = $1 and about is not null order by id`,
      [practice.organisationId],
    );
    expect(history.map(({ about }) => about).sort()).toEqual(['PAUSED', 'RESUMED']);
  });

  it('is rejected for one’s own practice and that of another super admin', async () => {
    await expect(deactivate(own.organisationId)).rejects.toEqual(failing('OWN_PRACTICE'));
    await product.sql(`update identity."user" set role = 'SUPER_ADMIN' where id = $1`, [
      practice.admin.userId,
    ]);
    await expect(deactivate()).rejects.toEqual(failing('SUPER_ADMINS_PRACTICE'));
    await product.sql(`update identity."user" set role = 'ORG_ADMIN' where id = $1`, [practice.admin.userId]);
  });

  async function practiceCredentials() {
    await product.confirmEmail(practice.admin.email);
    return credentials();
  }
});

describe('removing a super admin', () => {
  const remove = (id: string) => product.call(removeSuperAdmin, { params: { id }, body: { reason } }, own);
  const promote = () =>
    product.sql(`update identity."user" set role = 'SUPER_ADMIN' where id = $1`, [practice.admin.userId]);

  it('makes them an administrator of their own practice at once', async () => {
    await promote();
    expect(await remove(practice.admin.userId)).toMatchObject({ id: practice.admin.userId });
    const principal = await principalOf(product, practice.admin.sessionId);
    expect(principal.role).toBe('ORG_ADMIN');
    await expect(remove(practice.admin.userId)).rejects.toEqual(failing('NOT_FOUND'));
  });

  it('is rejected for oneself', async () => {
    await expect(remove(own.userId)).rejects.toEqual(failing('OWN_ACCOUNT'));
    expect((await enterDemo(product, SUPER_ADMIN)).role).toBe('SUPER_ADMIN');
  });
});
