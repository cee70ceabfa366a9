import { finishCheckout, justConfirmed, startCardSetup } from '@quillcare/contracts';
import {
  perFile,
  ProductProcess,
  startLocalStripe,
  startProduct,
  type TestOrganisation,
} from '@quillcare/testing';

const PRACTICES = 12;
const WORKERS = ['identity', 'billing', 'notifications'];

const opened = perFile(async () => {
  const stripe = await startLocalStripe();
  const product = await startProduct({
    only: ['identity', 'billing', 'notifications'],
    role: 'api',
    gateway: true,
    env: { ...process.env, ...stripe.environment },
  });
  return { stripe, product };
});
afterAll(async () => {
  await opened.product.stop();
  await opened.stripe.stop();
});

const worker = () =>
  ProductProcess.start(opened.product.config, WORKERS, 'worker', opened.stripe.environment);
const count = async (sql: string) => (await opened.product.sql(sql)).length;

async function addCard({ admin }: TestOrganisation): Promise<void> {
  const { product, stripe } = opened;
  const who = { ...admin, ...justConfirmed(product.clock.now()) };
  const { url } = await product.call(startCardSetup, {}, who);
  const sessionId = new URL(stripe.enter(url)).searchParams.get('checkout') ?? '';
  await product.call(finishCheckout, { body: { sessionId } }, who);
}

async function invoiceEverybody(practices: readonly TestOrganisation[]): Promise<void> {
  const { product } = opened;
  await product.eventually(async () =>
    expect(await count('select 1 from billing.subscription')).toBe(PRACTICES),
  );
  await product.sql(`update billing.subscription set renews = true, trial_start = now() - interval '14 days',
    trial_end = now() - interval '1 second'`);
  for (const practice of practices) await addCard(practice);
  await product.eventually(async () => {
    expect(await count('select 1 from billing.invoice')).toBe(PRACTICES);
    expect(await count(`select 1 from billing.practice_turn where job = 'startCharges'`)).toBe(PRACTICES);
  });
}

it('each invoice is charged and paid once, however workers and answers are lost', async () => {
  const { product, stripe } = opened;
  const practices: TestOrganisation[] = [];
  for (let at = 0; at < PRACTICES; at += 1)
    practices.push(await product.signUp({ email: `owner.${at}@cards.example` }));
  const first = await worker();
  await invoiceEverybody(practices);
  stripe.deliverTo = `${product.url}/api/webhooks/stripe`;

  // Stripe charges, nobody hears of it, and the worker dies.
  stripe.mode = 'DEAF';
  await product.sql(`update billing.invoice set issued_on = issued_on - 1;
    update billing.practice_turn set day = (now() at time zone time_zone)::date, due_at = now() - interval '1 minute'
     where job = 'startCharges'`);
  await product.eventually(() => Promise.resolve(expect(stripe.intents.size).toBeGreaterThan(2)));
  await first.kill();
  stripe.mode = 'UP';
  const second = await worker();
  const paid = `select 1 from billing.invoice where status = 'PAID'`;
  await product.eventually(async () => expect(await count(paid)).toBeGreaterThan(4));
  await second.kill();
  const third = await worker();
  try {
    await product.eventually(async () => {
      expect(await count(paid)).toBe(PRACTICES);
      expect(await count(`select 1 from billing.stripe_event where state = 'WAITING'`)).toBe(0);
    });
  } finally {
    await third.stop();
  }
  expect(new Set([...stripe.intents.values()].map(({ customer }) => customer)).size).toBe(PRACTICES);
  expect(stripe.intents.size).toBe(PRACTICES);
  expect(await count(`select 1 from billing.subscription_event where kind = 'INVOICE_PAID'`)).toBe(PRACTICES);
  expect(await count('select 1 from billing.card_payment where is_surplus')).toBe(0);
  expect(await count('select 1 from billing.dead_letter')).toBe(0);
});
