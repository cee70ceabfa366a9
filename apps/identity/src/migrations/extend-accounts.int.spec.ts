import { listSessions, listUsers } from '@quillcare/contracts';
import { dropSearchViews, makeSearchViews } from '@quillcare/service-kit';
import { testProduct } from '@quillcare/testing';
import { DataSource } from 'typeorm';
import { CreateInvitations1763700002000 } from './create-invitations.migration';
import { ExtendAccounts1763700001000 } from '../user/persistence/extend-accounts.migration';

const product = testProduct({ only: ['identity'], role: 'api' });

/** Reverts these migrations and runs them again on the existing data. */
async function upgrade(): Promise<void> {
  const source = await new DataSource({ type: 'postgres', url: product.config.databaseUrl }).initialize();
  const runner = source.createQueryRunner();
  const [first, second] = [new ExtendAccounts1763700001000(), new CreateInvitations1763700002000()];
  try {
    await runner.startTransaction();
    const ask = (sql: string, params?: unknown[]) => runner.query(sql, params);
    await dropSearchViews('identity', ask);
    await second.down(runner);
    await first.down(runner);
    await first.up(runner);
    await second.up(runner);
    await makeSearchViews('identity', ask);
    await runner.query('grant select on identity.user_of_practice to quillcare_identity');
    await runner.commitTransaction();
  } finally {
    await runner.release();
    await source.destroy();
  }
}

describe('an upgrade from before staff could be searched', () => {
  it('keeps existing users and sessions', async () => {
    const { admin } = await product.signUp({ firstName: 'Aroha', lastName: 'Ngāpō' });
    await upgrade();
    const found = await product.call(listUsers, { query: { search: 'NGAPO aroha' } }, admin);
    expect(found.items.map(({ id }) => id)).toEqual([admin.userId]);
    const { items } = await product.call(listSessions, {}, admin);
    expect(items).toMatchObject([{ id: admin.sessionId, device: 'Unknown device', isCurrent: true }]);
  });
});
