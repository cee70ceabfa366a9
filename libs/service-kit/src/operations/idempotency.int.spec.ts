import { createClient, listClients } from '@quillcare/contracts';
import { startProduct, testProduct } from '@quillcare/testing';

const product = testProduct(() => startProduct({ only: ['identity', 'crm'] }));

const body = { firstName: 'Minh', lastName: 'Nguyễn', email: 'minh@example.com', phone: '0412 345 678' };

describe('idempotency key', () => {
  it('returns the first result for a repeated request, which has no further effect', async () => {
    const { admin } = await product.signUp();
    const first = await product.call(createClient, { body }, admin, { idempotencyKey: 'k1' });
    const second = await product.call(createClient, { body }, admin, { idempotencyKey: 'k1' });
    expect(second).toEqual(first);
    expect((await product.call(listClients, {}, admin)).total).toBe(1);
  });

  it('rejects a different body under the same key', async () => {
    const { admin } = await product.signUp();
    await product.call(createClient, { body }, admin, { idempotencyKey: 'k1' });
    const other = product.call(createClient, { body: { ...body, firstName: 'Linh' } }, admin, {
      idempotencyKey: 'k1',
    });
    await expect(other).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED', status: 422 });
  });

  it('is scoped to its user and organisation', async () => {
    const [ours, theirs] = await Promise.all([product.signUp(), product.signUp()]);
    const [a, b, c] = [
      await product.call(createClient, { body }, ours.admin, { idempotencyKey: 'k1' }),
      await product.call(createClient, { body }, theirs.admin, { idempotencyKey: 'k1' }),
      await product.call(createClient, { body }, ours.as('SALES_MANAGER'), { idempotencyKey: 'k1' }),
    ];
    expect(new Set([a.id, b.id, c.id]).size).toBe(3);
  });

  it('creates one row for fifty concurrent requests, refusing those that arrive while it runs', async () => {
    const { admin } = await product.signUp();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, () =>
        product.call(createClient, { body }, admin, { idempotencyKey: 'same' }),
      ),
    );
    const ids = new Set(
      outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.id] : [])),
    );
    const codes = new Set(
      outcomes.flatMap((outcome) =>
        outcome.status === 'rejected' ? [(outcome.reason as { code: string }).code] : [],
      ),
    );
    expect(ids.size).toBe(1);
    expect([...codes].every((code) => code === 'REQUEST_IN_PROGRESS')).toBe(true);
    expect((await product.call(listClients, {}, admin)).total).toBe(1);
  });

  it('is stored with a sealed result', async () => {
    const { admin } = await product.signUp();
    await product.call(createClient, { body }, admin, { idempotencyKey: 'secret' });
    const [row] = await product.sql<{ sealed_result: string }>(
      'select sealed_result from crm.idempotency_key where organisation_id = $1',
      [admin.organisationId],
    );
    expect(row?.sealed_result).toMatch(/^v1\./);
    expect(row?.sealed_result).not.toContain('minh');
  });
});
