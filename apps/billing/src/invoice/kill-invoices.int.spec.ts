import { ProductProcess, testProduct } from '@quillcare/testing';

const PRACTICES = 40;
const WORKERS = ['identity', 'billing'];
const product = testProduct({ only: ['identity', 'billing'], role: 'api' });

beforeAll(async () => {
  for (let at = 0; at < PRACTICES; at += 1) await product.signUp({ email: `owner.${at}@invoices.example` });
});

const count = async (sql: string) => (await product.sql(sql)).length;

it('each charge is on one invoice and no number is left out, however a run dies', async () => {
  const first = await ProductProcess.start(product.config, WORKERS);
  await product.eventually(async () =>
    expect(await count('select 1 from billing.subscription')).toBe(PRACTICES),
  );
  // Trials that end by themselves with a plan that was chosen: each is charged and invoiced by the workers.
  await product.sql(`update billing.subscription set renews = true, trial_start = now() - interval '14 days',
    trial_end = now() - interval '1 second'`);
  // The first invoice is there: the run is under way.
  await product.eventually(async () =>
    expect(await count('select 1 from billing.invoice')).toBeGreaterThan(0),
  );
  await first.kill();
  const next = await ProductProcess.start(product.config, WORKERS);
  try {
    await product.eventually(async () => {
      expect(await count('select 1 from billing.charge')).toBe(PRACTICES);
      expect(await count('select 1 from billing.charge where invoice_id is null')).toBe(0);
    });
  } finally {
    await next.stop();
  }
  const invoices = await product.sql<{ number: string; organisation_id: string }>(
    'select number, organisation_id from billing.invoice order by number',
  );
  expect(invoices.map(({ number }) => number)).toEqual(
    invoices.map((_, at) => `QC-AU-${String(at + 1).padStart(6, '0')}`),
  );
  expect(new Set(invoices.map(({ organisation_id }) => organisation_id)).size).toBe(PRACTICES);
  expect(invoices).toHaveLength(PRACTICES);
});
