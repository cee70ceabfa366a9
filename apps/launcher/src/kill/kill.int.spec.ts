import { KilledWorkers, perFile, startLocalStripe, startProduct } from '@quillcare/testing';
import { charges, endedTrials, endingTrials, invoices, suspensions } from './billing-kinds.suite';
import { practices, type Kind } from './kinds.suite';
import { auditedChanges, callsDue, digests, signUps, silentPatients } from './practice-kinds.suite';

const WORKERS = ['identity', 'crm', 'quoting', 'callbacks', 'notifications', 'audit', 'billing'] as const;

// This process only answers requests. Relays, consumers and jobs run in a worker that is killed while all of them are in the
// middle of their work.
const opened = perFile(async () => {
  const stripe = await startLocalStripe();
  const env = { ...process.env, ...stripe.environment };
  const product = await startProduct({ only: WORKERS, role: 'api', gateway: true, env });
  const workers = new KilledWorkers(product, WORKERS, stripe.environment);
  return { stripe, product, workers };
});
afterAll(async () => {
  await opened.workers.stop();
  await opened.product.stop();
  await opened.stripe.stop();
});

const killedIn = (kinds: readonly Kind[]) =>
  opened.workers.killAt(
    kinds.flatMap(({ points }) => points),
    async () => {
      for (const kind of kinds) await kind.begin();
    },
  );

const billed = perFile(async () => ({
  byInvoice: await practices(opened.product, 'invoiced', 4),
  byCard: await practices(opened.product, 'cards', 3),
}));

describe('work of a killed worker is finished by another without duplicates:', () => {
  const kinds = perFile(async () => {
    const { product } = opened;
    const all = {
      invoices: await invoices(product, [...billed.byInvoice, ...billed.byCard]),
      endingTrials: await endingTrials(product),
      endedTrials: await endedTrials(product),
      audit: await auditedChanges(product),
      signUps: signUps(product),
      calls: await callsDue(product),
      reminders: await silentPatients(product),
      digests: await digests(product),
    };
    await killedIn(Object.values(all));
    return all;
  });

  it('each change is audited once', () => kinds.audit.isWhole());
  it('each person who signed up gets one welcome email and one link', () => kinds.signUps.isWhole());
  it('each practice is told once that its trial is ending', () => kinds.endingTrials.isWhole());
  it('each practice is told once that its trial has ended, and becomes read-only', () =>
    kinds.endedTrials.isWhole());
  it('each charge is on one invoice, and no invoice number is skipped', () => kinds.invoices.isWhole());
  it('each practice is reminded once of the calls due', () => kinds.calls.isWhole());
  it('each silent patient gets one reminder', () => kinds.reminders.isWhole());
  it('each colleague gets one digest', () => kinds.digests.isWhole());
});

describe('collection of invoices is finished by another worker without duplicates:', () => {
  const kinds = perFile(async () => {
    const { product, stripe } = opened;
    const all = {
      cards: charges(product, stripe, billed.byCard),
      suspensions: suspensions(product, billed.byInvoice),
    };
    await killedIn(Object.values(all));
    stripe.mode = 'UP';
    return all;
  });

  it('each card is charged and each invoice paid once, even if the response was lost', () =>
    kinds.cards.isWhole());
  it('each practice that did not pay is told and suspended once', () => kinds.suspensions.isWhole());

  it('nothing is left over, and no email was sent twice', async () => {
    const { product } = opened;
    for (const service of WORKERS) {
      expect(await product.sql(`select * from ${service}.dead_letter`)).toEqual([]);
      await product.eventually(async () =>
        expect(await product.sql(`select 1 from ${service}.outbox where published_at is null`)).toEqual([]),
      );
    }
    const twice = `select recipient, subject from notifications.mailbox_message group by 1, 2 having count(*) > 1`;
    expect(await product.sql(twice)).toEqual([]);
  });
});
