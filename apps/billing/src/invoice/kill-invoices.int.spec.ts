import { PaymentReminded } from '@quillcare/contracts';
import { ProductProcess, testProduct } from '@quillcare/testing';

const PRACTICES = 40;
const WORKERS = ['identity', 'billing', 'notifications'];
let worker: ProductProcess;
// Before the product, whose database it works on.
afterAll(() => worker.stop());
const product = testProduct({ only: ['identity', 'billing', 'notifications'], role: 'api' });

beforeAll(async () => {
  for (let at = 0; at < PRACTICES; at += 1) await product.signUp({ email: `owner.${at}@invoices.example` });
});

const newWorker = async () => {
  worker = await ProductProcess.start(product.config, WORKERS);
};
beforeAll(newWorker);

const count = async (sql: string) => (await product.sql(sql)).length;

it('each charge is on one invoice and no number is left out, however a run dies', async () => {
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
  await worker.kill();
  await newWorker();
  await product.eventually(async () => {
    expect(await count('select 1 from billing.charge')).toBe(PRACTICES);
    expect(await count('select 1 from billing.charge where invoice_id is null')).toBe(0);
  });
  const invoices = await product.sql<{ number: string; organisation_id: string }>(
    'select number, organisation_id from billing.invoice order by number',
  );
  expect(invoices.map(({ number }) => number)).toEqual(
    invoices.map((_, at) => `QC-AU-${String(at + 1).padStart(6, '0')}`),
  );
  expect(new Set(invoices.map(({ organisation_id }) => organisation_id)).size).toBe(PRACTICES);
  expect(invoices).toHaveLength(PRACTICES);
});

it('each practice is told and suspended once, however workers die', async () => {
  // At once, because the worker of the test before goes on.
  await product.sql(
    `update billing.invoice set due_on = issued_on - 14, status = 'OVERDUE', told_stage = 'FINAL', told_on = issued_on - 7;
     update billing.subscription set status = 'PAST_DUE', suspends_on = current_date;
     update billing.practice_turn set day = (now() at time zone time_zone)::date, due_at = now() - interval '1 minute'
      where job = 'remindOfPayment'`,
  );
  const suspended = `select 1 from billing.subscription where status = 'SUSPENDED'`;
  await product.eventually(async () => expect(await count(suspended)).toBeGreaterThan(0));
  await worker.kill();
  await newWorker();
  await product.eventually(async () => {
    expect(await count(suspended)).toBe(PRACTICES);
    expect(await count('select 1 from identity.organisation where read_only_since is not null')).toBe(
      PRACTICES,
    );
    const mailed = await product.sql<{ recipient: string }>(
      `select recipient from notifications.mailbox_message where subject like '%is read-only: Quillcare invoice%'`,
    );
    expect(mailed.map(({ recipient }) => recipient).sort()).toEqual(
      Array.from({ length: PRACTICES }, (_, at) => `owner.${at}@invoices.example`).sort(),
    );
  });
  const told = await product.sql<{ organisation_id: string }>(
    'select organisation_id from billing.outbox where destination = $1',
    [PaymentReminded.subject],
  );
  expect(new Set(told.map(({ organisation_id }) => organisation_id)).size).toBe(PRACTICES);
  expect(told).toHaveLength(PRACTICES);
  expect(await product.sql('select 1 from notifications.dead_letter')).toEqual([]);
});
