import { createClient } from '@quillcare/contracts';
import { perFile, startProduct, testProduct } from '@quillcare/testing';
import { Client } from 'pg';

const body = { firstName: 'Te Ariki', lastName: 'Ngāpō', email: 'ngapo@example.com', phone: '0412 345 678' };
// Cancels whatever waits for the table, repeatedly, because a daily job of the service may be waiting alongside the operation.
const CANCEL_WAITING = `
  select pg_cancel_backend(pid) as cancelled from pg_stat_activity
   where application_name = 'quillcare-crm' and wait_event_type = 'Lock' and datname = current_database()`;

const product = testProduct(() => startProduct({ only: ['identity', 'crm'] }));
const ours = perFile(() => product.signUp());

const create = () => product.call(createClient, { body }, ours.admin);

describe('an operation refused by the database', () => {
  it('answers PERMISSION_DENIED without internals if the role or row-level security forbids it', async () => {
    await product.sql('revoke insert on crm.client from quillcare_crm');
    try {
      await expect(create()).rejects.toMatchObject({
        code: 'PERMISSION_DENIED',
        status: 403,
        message: 'Permission denied. Please contact support if this issue persists.',
      });
    } finally {
      await product.sql('grant insert on crm.client to quillcare_crm');
    }
    await expect(create()).resolves.toMatchObject({ firstName: 'Te Ariki' });
  });

  it('answers that it took too long if the statement was cancelled', async () => {
    const other = new Client({ connectionString: product.config.databaseUrl });
    await other.connect();
    try {
      await other.query('begin; lock table crm.client in access exclusive mode');
      let outcome: unknown;
      void create().catch((error: unknown) => (outcome = error));
      await product.eventually(async () => {
        await product.sql(CANCEL_WAITING);
        expect(outcome).toBeDefined();
      });
      expect(outcome).toMatchObject({
        code: 'DEADLINE_EXCEEDED',
        status: 503,
        message: 'Database timeout - operation took too long',
      });
    } finally {
      await other.end();
    }
  });
});
