import { beginTotp, getSecondStep } from '@quillcare/contracts';
import { testProduct } from '@quillcare/testing';
import { DataSource } from 'typeorm';
import { confirm, codeAt, enter, protect } from '../testing/second-step.suite';
import { ReplaceTotp1763800003000 } from './replace-totp.migration';

const product = testProduct({ only: ['identity'], role: 'api' });

/** Reverts the table to one app per account, and runs the migration on the existing data. */
async function upgrade(): Promise<void> {
  const source = await new DataSource({ type: 'postgres', url: product.config.databaseUrl }).initialize();
  const runner = source.createQueryRunner();
  const migration = new ReplaceTotp1763800003000();
  try {
    await runner.startTransaction();
    await migration.down(runner);
    await migration.up(runner);
    await runner.commitTransaction();
  } finally {
    await runner.release();
    await source.destroy();
  }
}

describe('an upgrade from before authenticator apps could be replaced', () => {
  it('keeps the active ones', async () => {
    const { admin } = await product.signUp();
    const owner = await protect(product, admin);
    await product.call(beginTotp, {}, owner.me);
    await upgrade();
    expect(await product.call(getSecondStep, {}, owner.me)).toMatchObject({ ways: ['totp', 'recovery'] });
    const half = await enter(product, admin.email);
    const code = codeAt(product, owner.secret);
    await expect(confirm(product, half, { way: 'totp', code })).resolves.toBeDefined();
    await expect(product.call(beginTotp, {}, owner.me)).resolves.toBeDefined();
  });
});
