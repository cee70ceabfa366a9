import { beginTotp, refreshSession } from '@quillcare/contracts';
import { contextFor, runInContext } from '@quillcare/service-kit';
import { startProduct, testProduct } from '@quillcare/testing';
import { protect } from '../../testing/second-step.suite';
import { PruneSessionsJob } from './prune-sessions.job';

const product = testProduct(() => startProduct({ only: ['identity'] }));

const prune = () =>
  runInContext(contextFor({ kind: 'service', service: 'identity' }), () =>
    product.app.get(PruneSessionsJob, { strict: false }).handle(),
  );
const count = async (table: string) => (await product.sql(`select 1 from identity.${table}`)).length;

describe('pruning sessions', () => {
  it('deletes sessions that ended over a week ago with their tokens, and tokens used over a month ago', async () => {
    const [live, ended, expired] = [await product.signUp(), await product.signUp(), await product.signUp()];
    const ofUser = 'where user_id = $1';
    await product.sql(
      `update identity.session set ended_at = now() - interval '8 days', end_reason = 'SIGNED_OUT' ${ofUser}`,
      [ended.admin.userId],
    );
    await product.sql(`update identity.session set expires_at = now() - interval '8 days' ${ofUser}`, [
      expired.admin.userId,
    ]);
    await product.call(refreshSession, { body: { refreshToken: live.refreshToken } }, { kind: 'anonymous' });
    await product.sql(`update identity.refresh_token set spent_at = spent_at - interval '31 days'`);
    expect([await count('session'), await count('refresh_token')]).toEqual([3, 4]);

    await prune();
    expect([await count('session'), await count('refresh_token')]).toEqual([1, 1]);
  });

  it('keeps sessions that have just ended', async () => {
    const { admin } = await product.signUp();
    await product.sql(
      `update identity.session set ended_at = now(), end_reason = 'SIGNED_OUT' where user_id = $1`,
      [admin.userId],
    );
    const before = await count('session');
    await prune();
    expect(await count('session')).toBe(before);
  });

  it('keeps support sessions for two years', async () => {
    const { admin } = await product.signUp();
    const before = await count('session');
    for (const age of ['8 days', '729 days', '731 days'])
      await product.sql(
        `insert into identity.session (id, organisation_id, user_id, expires_at, ended_at, end_reason, impersonator_user_id,
           impersonator_session_id, impersonator_name, support_reason, read_only, support_closed_at)
         values (gen_random_uuid(), $1, $2, now(), now() - $3::interval, 'SUPPORT_STOPPED', $2, $2, 'Aroha', 'A reason', true, now())`,
        [admin.organisationId, admin.userId, age],
      );
    await prune();
    expect(await count('session')).toBe(before + 2);
  });

  it('deletes emailed tokens that expired over a week ago', async () => {
    const { admin } = await product.signUp();
    for (const [hash, age] of [
      ['old', '8 days'],
      ['recent', '6 days'],
    ])
      await product.sql(
        `insert into identity.account_token (id, organisation_id, user_id, purpose, token_hash, expires_at, ended_at)
         values (gen_random_uuid(), $1, $2, 'PASSWORD_RESET', $3, now() - $4::interval, now())`,
        [admin.organisationId, admin.userId, hash, age],
      );
    await prune();
    const kept = await product.sql(
      `select token_hash from identity.account_token where purpose = 'PASSWORD_RESET'`,
    );
    expect(kept).toEqual([{ token_hash: 'recent' }]);
  });

  it('deletes unconfirmed apps after a day, and wrong attempts after a month', async () => {
    const { admin } = await product.signUp();
    const [first, second] = [await product.signUp(), await product.signUp()];
    const owner = await protect(product, admin);
    await product.call(beginTotp, {}, first.admin);
    await product.call(beginTotp, {}, second.admin);
    await product.sql(
      `update identity.totp set created_at = now() - interval '25 hours' where user_id = any($1)`,
      [[admin.userId, first.admin.userId]],
    );
    for (const { userId, organisationId } of [first.admin, second.admin])
      await product.sql(
        `insert into identity.second_step_guard (id, organisation_id, user_id, failures, updated_at)
         values (gen_random_uuid(), $1, $2, 7, now() - $3::interval)`,
        [organisationId, userId, userId === first.admin.userId ? '31 days' : '29 days'],
      );
    await prune();
    const left = await product.sql<{ id: string }>(
      'select user_id as id from identity.totp order by created_at',
    );
    expect(left.map(({ id }) => id)).toEqual([owner.me.userId, second.admin.userId]);
    expect(await product.sql('select user_id as id from identity.second_step_guard')).toEqual([
      { id: second.admin.userId },
    ]);
  });
});
