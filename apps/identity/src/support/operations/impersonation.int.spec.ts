import {
  changePassword,
  endSession,
  getSession,
  listImpersonations,
  listSessions,
  signOut,
  signOutEverywhere,
  startImpersonation,
  stopImpersonation,
  updateUser,
  type UserPrincipal,
  getOrganisationSettings,
  updateOrganisation,
} from '@quillcare/contracts';
import { contextFor, runInContext } from '@quillcare/service-kit';
import { perTest, testProduct } from '@quillcare/testing';
import { joined } from '../../testing/staff.suite';
import {
  actFor,
  enterDemo,
  principalOf,
  REASON,
  sessionIdOf,
  startPlatform,
} from '../../testing/support.suite';
import { CloseSupportJob } from '../jobs/close-support.job';

const product = testProduct(startPlatform);
const practice = perTest(() => product.signUp());
let own: UserPrincipal;

beforeEach(async () => {
  own = await enterDemo(product);
});

const start = (body: object, by = own) =>
  product.call(startImpersonation, { body: { userId: practice.admin.userId, reason: REASON, ...body } }, by);
const isLive = (sessionId: string) =>
  principalOf(product, sessionId).then(
    () => true,
    () => false,
  );
const accesses = async () => (await product.call(listImpersonations, {}, own)).items;
const sweep = () =>
  runInContext(contextFor({ kind: 'service', service: 'identity' }), () =>
    product.app.get(CloseSupportJob, { strict: false }).handle(),
  );

interface Act {
  action: string;
  organisationId: string;
  actor: string;
  data: { actorName: string; reason: string; notes: string; entityLabel: string; userId: string | null };
}

/** Returns the audit entries of support for a user, by practice. */
const acts = (organisationId: string, personId = practice.admin.userId): Promise<Act[]> =>
  product.sql<Act>(
    `select payload->'data'->>'action' as action, payload->>'actor' as actor, payload->'data' as data from identity.outbox
      where destination = 'evt.identity.AuditRecorded.v1' and payload->'data'->>'action' like 'IMPERSONATE%'
        and organisation_id = $1 and payload->'data'->>'entityId' = $2 order by seq`,
    [organisationId, personId],
  );
const stopsIn = async (organisationId: string): Promise<Act[]> =>
  (await acts(organisationId)).filter(({ action }) => action === 'IMPERSONATE_STOP');

describe('support access', () => {
  it('creates a session of the user without a refresh token for the requested time', async () => {
    const { tokens, principal } = await actFor(product, own, practice.admin.userId, { minutes: 12 });
    expect(tokens).toMatchObject({ refresh_token: null, expires_in: 12 * 60 });
    expect(tokens.session).toMatchObject({
      user: { id: practice.admin.userId },
      organisation: { id: practice.organisationId },
      impersonation: { byName: 'Aroha Williams', readOnly: true },
      secondStep: 'DONE',
    });
    expect(principal).toMatchObject({
      userId: practice.admin.userId,
      role: 'ORG_ADMIN',
      confirmedAt: null,
      impersonation: { byUserId: own.userId, bySessionId: own.sessionId, readOnly: true },
    });
    const session = await product.call(getSession, {}, principal);
    expect(session.impersonation?.expiresAt).toBe(tokens.session.expiresAt);
    const left = Date.parse(tokens.session.expiresAt) - Date.now();
    expect(left).toBeGreaterThan(11.5 * 60_000);
    expect(left).toBeLessThanOrEqual(12 * 60_000);
  });

  it('is audited in both practices with the reason and the super admin', async () => {
    await start({ readOnly: false });
    const note = 'With changes, 30 minutes.';
    const expected = {
      action: 'IMPERSONATE_START',
      actor: `user:${own.userId}`,
      data: { actorName: 'Aroha Williams', entityLabel: 'Ana Okafor', reason: REASON, userId: own.userId },
    };
    expect(await acts(practice.organisationId)).toMatchObject([{ ...expected, data: { notes: note } }]);
    const [there, ...more] = await acts(own.organisationId);
    expect(there).toMatchObject(expected);
    expect(there?.data.notes).toMatch(/^Practice .*: With changes, 30 minutes\.$/);
    expect(more).toEqual([]);
  });

  it.each([
    ['a super admin', (): string => own.userId, 'SUPPORT_NOT_POSSIBLE'],
    ['an unknown user', (): string => '01890000-0000-7000-8000-000000000001', 'NOT_FOUND'],
  ] as const)('is rejected for %s', async (_, userId, code) => {
    await expect(start({ userId: userId() })).rejects.toMatchObject({ code });
  });

  it('is rejected for a deactivated user, or a user of a different practice', async () => {
    const colleague = await joined(product, practice.admin, 'USER');
    const elsewhere = { userId: colleague.userId, organisationId: own.organisationId };
    await expect(start(elsewhere)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const there = { userId: colleague.userId, organisationId: practice.organisationId };
    await expect(start(there)).resolves.toBeDefined();
    const params = { id: colleague.userId };
    await product.call(updateUser, { params, body: { version: 1, isActive: false } }, practice.admin);
    await expect(start(there)).rejects.toMatchObject({ code: 'SUPPORT_NOT_POSSIBLE' });
  });

  it('is restricted to super admins, as themselves, after a recent confirmation', async () => {
    await expect(start({}, practice.admin)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const { principal } = await actFor(product, own, practice.admin.userId, { readOnly: false });
    await expect(start({}, principal)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const longAgo = { ...own, confirmedAt: new Date(Date.now() - 11 * 60_000).toISOString() };
    await expect(start({}, longAgo)).rejects.toMatchObject({ code: 'STEP_UP_REQUIRED' });
  });

  it.each([
    ['a one-word reason', { reason: 'because' }, 'reason'],
    ['too few minutes', { minutes: 4 }, 'minutes'],
    ['too many minutes', { minutes: 61 }, 'minutes'],
  ])('rejects %s', async (_, body, path) => {
    await expect(start(body)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path }] });
  });

  it('replaces the previous one', async () => {
    const first = await actFor(product, own, practice.admin.userId);
    const second = await actFor(product, own, practice.admin.userId);
    expect(await isLive(first.principal.sessionId)).toBe(false);
    expect(await isLive(second.principal.sessionId)).toBe(true);
  });

  it('started several times at once leaves one only', async () => {
    const started = await Promise.all(Array.from({ length: 5 }, () => start({})));
    const live = await Promise.all(started.map((tokens) => isLive(sessionIdOf(tokens))));
    expect(live.filter(Boolean)).toHaveLength(1);
  });
});

describe('support access ends', () => {
  let support: UserPrincipal;
  beforeEach(async () => {
    support = (await actFor(product, own, practice.admin.userId)).principal;
  });

  /** Expects exactly one entry with this note in each of the two practices. */
  async function isRecorded(note: string): Promise<void> {
    await product.eventually(async () => expect(await stopsIn(own.organisationId)).toHaveLength(1));
    await sweep();
    const [here, there] = [await stopsIn(practice.organisationId), await stopsIn(own.organisationId)];
    expect([here.length, there.length]).toEqual([1, 1]);
    expect(here[0]?.data).toMatchObject({ notes: note, reason: REASON, entityLabel: 'Ana Okafor' });
    expect(there[0]?.data.notes).toMatch(new RegExp(`: ${note}$`));
    expect(there[0]?.actor).toBe(`user:${own.userId}`);
  }

  it('when the super admin stops it, and their own session continues', async () => {
    await expect(product.call(stopImpersonation, {}, support)).resolves.toEqual({ stopped: true });
    expect(await isLive(support.sessionId)).toBe(false);
    await isRecorded('Stopped by the super admin.');
    const [stop] = await stopsIn(practice.organisationId);
    expect(stop?.data.actorName).toBe('Aroha Williams for Ana Okafor');
    expect(await isLive(own.sessionId)).toBe(true);
    const [access] = await accesses();
    expect(access).toMatchObject({
      by: { id: own.userId, name: 'Aroha Williams' },
      person: { name: 'Ana Okafor' },
      practice: { id: practice.organisationId },
      reason: REASON,
      readOnly: true,
      end: 'STOPPED',
    });
  });

  it('never through a stop request from outside a support session', async () => {
    await expect(product.call(stopImpersonation, {}, own)).rejects.toMatchObject({ code: 'NOT_IN_SUPPORT' });
  });

  it('by timeout, which the sweep records', async () => {
    await product.sql(`update identity.session set expires_at = now() - interval '1 second' where id = $1`, [
      support.sessionId,
    ]);
    expect(await isLive(support.sessionId)).toBe(false);
    expect((await accesses())[0]).toMatchObject({ end: 'EXPIRED' });
    await sweep();
    await isRecorded('The support session timed out.');
    expect((await accesses())[0]).toMatchObject({ end: 'EXPIRED' });
    expect(await isLive(own.sessionId)).toBe(true);
  });

  it('by signing out within it, which ends both sessions', async () => {
    await product.call(signOut, {}, support);
    await product.eventually(async () => expect(await isLive(own.sessionId)).toBe(false));
    own = await enterDemo(product);
    await isRecorded('The super admin’s own session ended.');
  });

  it('with the super admin’s own session', async () => {
    await product.call(signOut, {}, own);
    expect(await isLive(support.sessionId)).toBe(false);
    own = await enterDemo(product);
    await isRecorded('The super admin’s own session ended.');
  });

  it('when the super admin loses the role, which is recorded', async () => {
    const setRole = (role: string) =>
      product.sql('update identity."user" set role = $2 where id = $1', [own.userId, role]);
    await setRole('ORG_ADMIN');
    try {
      expect(await isLive(support.sessionId)).toBe(false);
      await sweep();
      await isRecorded('An account changed, so the access ended.');
    } finally {
      // The other cases need the only super admin, whatever happens here.
      await setRole('SUPER_ADMIN');
    }
    expect(await isLive(support.sessionId)).toBe(false);
  });

  it('when the account’s owner ends it', async () => {
    const { items } = await product.call(listSessions, {}, practice.admin);
    expect(items).toMatchObject([
      { isCurrent: true, support: null },
      {
        id: support.sessionId,
        device: 'Quillcare support: Aroha Williams',
        support: { reason: REASON, readOnly: true },
      },
    ]);
    await product.call(endSession, { params: { id: support.sessionId } }, practice.admin);
    expect(await isLive(support.sessionId)).toBe(false);
    await isRecorded('Ended by the account holder.');
    const [stop] = await stopsIn(practice.organisationId);
    expect(stop?.data.actorName).toBe('Ana Okafor');
    expect(await isLive(own.sessionId)).toBe(true);
  });

  it('when the user signs out everywhere, without signing the super admin out', async () => {
    const answer = await product.call(signOutEverywhere, {}, practice.admin);
    expect(answer.sessions).toBe(2);
    expect(await isLive(support.sessionId)).toBe(false);
    await isRecorded('Ended by the account holder.');
    expect(await isLive(own.sessionId)).toBe(true);
    const logouts = await product.sql(
      `select 1 from identity.outbox where payload->'data'->>'action' = 'LOGOUT' and organisation_id = $1`,
      [practice.organisationId],
    );
    expect(logouts).toHaveLength(1);
  });

  it('when the user’s password is changed', async () => {
    const body = { currentPassword: 'Correct-Horse-7', newPassword: 'Korimako-7-Tui' };
    await product.call(changePassword, { body }, practice.admin);
    expect(await isLive(support.sessionId)).toBe(false);
    await isRecorded('An account changed, so the access ended.');
  });
});

describe('during support access', () => {
  it('actions are recorded with both names', async () => {
    const { principal } = await actFor(product, own, practice.admin.userId, { readOnly: false });
    const { version } = await product.call(getOrganisationSettings, {}, principal);
    await product.call(updateOrganisation, { body: { version, address: '1 Wharf Road' } }, principal);
    const [changed] = await product.sql<{ actor: string; name: string }>(
      `select payload->>'actor' as actor, payload->'data'->>'actorName' as name from identity.outbox
        where payload->'data'->>'action' = 'UPDATE' and organisation_id = $1 and payload->>'actor' = $2`,
      [practice.organisationId, `user:${own.userId}`],
    );
    expect(changed).toEqual({ actor: `user:${own.userId}`, name: 'Aroha Williams for Ana Okafor' });
  });

  it('browsers of the practice are notified of its start and end', async () => {
    const { principal } = await actFor(product, own, practice.admin.userId);
    await product.call(stopImpersonation, {}, principal);
    const events = await product.sql<{ name: string; data: object }>(
      `select payload->>'type' as name, payload->'data' as data from identity.outbox
        where destination like 'evt.identity.Support%' and organisation_id = $1 order by seq`,
      [practice.organisationId],
    );
    expect(events).toMatchObject([
      { name: 'identity.SupportStarted.v1', data: { byUserId: own.userId, readOnly: true } },
      { name: 'identity.SupportEnded.v1', data: { sessionId: principal.sessionId, end: 'STOPPED' } },
    ]);
  });
});
