import {
  finishCheckout,
  InvoiceChanged,
  justConfirmed,
  PaymentReminded,
  remindOfPayment,
  remindOfTrial,
  startCardSetup,
  startCharges,
  TrialEnded,
  TrialEnding,
} from '@quillcare/contracts';
import type { LocalStripe, Product, TestOrganisation } from '@quillcare/testing';
import {
  atOutbox,
  onInsert,
  onUpdate,
  idsOf,
  isOf,
  mailedOnce,
  practices,
  takeTurns,
  toldOf,
  type Kind,
} from './kinds.suite';

const TRIAL = `select 1 from billing.subscription where organisation_id = any ($1)`;

/** Signs up practices, which are in their trial. */
async function inTrial(product: Product, name: string, count: number): Promise<TestOrganisation[]> {
  const some = await practices(product, name, count);
  await product.eventually(async () => expect(await product.sql(TRIAL, [idsOf(some)])).toHaveLength(count));
  return some;
}

/** Ends trials in order of the practices, with or without a chosen plan. */
async function overNow(
  product: Product,
  some: readonly TestOrganisation[],
  { renews }: { renews: boolean },
): Promise<void> {
  await product.sql(
    `update billing.subscription set renews = $2, trial_start = now() - interval '14 days',
        trial_end = now() - interval '1 minute' + make_interval(secs => array_position($1::uuid[], organisation_id))
      where organisation_id = any ($1)`,
    [idsOf(some), renews],
  );
}

export async function endingTrials(product: Product): Promise<Kind> {
  const [told, mailing, held] = await inTrial(product, 'ending', 3);
  const all = [told, mailing, held] as TestOrganisation[];
  return {
    points: [
      onInsert('notifications.mail_message', `${isOf(mailing)} and new.subject like '%ends in 3 days%'`),
      atOutbox('billing', TrialEnding.subject, held),
    ],
    async begin() {
      await product.sql(
        `update billing.subscription set trial_end = now() + interval '3 days' where organisation_id = any ($1)`,
        [idsOf(all)],
      );
      await takeTurns(product, remindOfTrial, all);
    },
    async isWhole() {
      await mailedOnce(product, 'ending', all.length, '%ends in 3 days%');
      expect(await toldOf(product, TrialEnding)).toEqual(idsOf(all).sort());
    },
  };
}

export async function endedTrials(product: Product): Promise<Kind> {
  const [told, closing, mailing, held] = await inTrial(product, 'ended', 4);
  const all = [told, closing, mailing, held] as TestOrganisation[];
  return {
    points: [
      onUpdate(
        'identity.organisation',
        `new.id = '${closing?.organisationId ?? ''}' and new.read_only_since is not null`,
      ),
      onInsert('notifications.notification', `${isOf(mailing)} and new.topic = 'TRIAL_ENDED'`),
      atOutbox('billing', TrialEnded.subject, held),
    ],
    begin: () => overNow(product, all, { renews: false }),
    async isWhole() {
      await mailedOnce(product, 'ended', all.length, '%has ended%');
      expect(await toldOf(product, TrialEnded)).toEqual(idsOf(all).sort());
      await readOnly(product, all);
    },
  };
}

async function readOnly(product: Product, some: readonly TestOrganisation[]): Promise<void> {
  await product.eventually(async () =>
    expect(
      await product.sql(
        'select 1 from identity.organisation where read_only_since is not null and id = any ($1)',
        [idsOf(some)],
      ),
    ).toHaveLength(some.length),
  );
}

/** Trials that end with a chosen plan: each is charged, and every charge is on an invoice. */
export async function invoices(product: Product, some: readonly TestOrganisation[]): Promise<Kind> {
  const [, held] = some;
  return {
    points: [atOutbox('billing', InvoiceChanged.subject, held)],
    begin: () => overNow(product, some, { renews: true }),
    async isWhole() {
      await product.eventually(async () => {
        const charges = await product.sql<{ isOpen: boolean }>(
          'select invoice_id is null as "isOpen" from billing.charge',
        );
        expect(charges).toEqual(some.map(() => ({ isOpen: false })));
      });
      const rows = await product.sql<{ number: string; id: string }>(
        'select number, organisation_id as id from billing.invoice order by number',
      );
      expect(rows.map(({ number }) => number)).toEqual(
        some.map((_, at) => `QC-AU-${String(at + 1).padStart(6, '0')}`),
      );
      expect(rows.map(({ id }) => id).sort()).toEqual(idsOf(some).sort());
      expect(await toldOf(product, InvoiceChanged)).toEqual(idsOf(some).sort());
    },
  };
}

/** Unpaid invoices: the practice is notified and suspended. */
export function suspensions(product: Product, some: readonly TestOrganisation[]): Kind {
  const [, closing, mailing, held] = some;
  return {
    points: [
      onUpdate(
        'identity.organisation',
        `new.id = '${closing?.organisationId ?? ''}' and new.read_only_since is not null`,
      ),
      onInsert('notifications.mail_message', `${isOf(mailing)} and new.subject like '%is read-only%'`),
      atOutbox('billing', PaymentReminded.subject, held),
    ],
    async begin() {
      await product.sql(
        `update billing.invoice set due_on = issued_on - 14, status = 'OVERDUE', told_stage = 'FINAL', told_on = issued_on - 7
          where organisation_id = any ($1)`,
        [idsOf(some)],
      );
      await product.sql(
        `update billing.subscription set status = 'PAST_DUE', suspends_on = current_date where organisation_id = any ($1)`,
        [idsOf(some)],
      );
      await takeTurns(product, remindOfPayment, some);
    },
    async isWhole() {
      await mailedOnce(product, 'invoiced', some.length, '%is read-only: Quillcare invoice%');
      expect(await toldOf(product, PaymentReminded)).toEqual(idsOf(some).sort());
      await readOnly(product, some);
    },
  };
}

/**
 * Invoices paid by card. The worker dies while it stores Stripe's response for the first; Stripe's responses for the others are
 * lost.
 */
export function charges(product: Product, stripe: LocalStripe, some: readonly TestOrganisation[]): Kind {
  const [held, ...others] = some;
  const dueToday = async (practice: readonly TestOrganisation[]) => {
    await product.sql(
      'update billing.invoice set issued_on = issued_on - 1 where organisation_id = any ($1)',
      [idsOf(practice)],
    );
    await takeTurns(product, startCharges, practice);
  };
  const charged = (count: number) =>
    product.eventually(() => Promise.resolve(expect(stripe.intents.size).toBe(count)));
  const count = async (sql: string) => (await product.sql(sql)).length;
  return {
    points: [onInsert('billing.subscription_event', `${isOf(held)} and new.kind = 'INVOICE_PAID'`)],
    async begin() {
      for (const practice of some) await addCard(product, stripe, practice);
      if (held) await dueToday([held]);
      await charged(1);
      stripe.mode = 'DEAF';
      stripe.deliverTo = `${product.url}/api/webhooks/stripe`;
      await dueToday(others);
      await charged(some.length);
    },
    async isWhole() {
      await product.eventually(async () => {
        expect(await count(`select 1 from billing.invoice where status = 'PAID'`)).toBe(some.length);
        expect(await count(`select 1 from billing.stripe_event where state = 'WAITING'`)).toBe(0);
      });
      expect(stripe.intents.size).toBe(some.length);
      expect(new Set([...stripe.intents.values()].map(({ customer }) => customer)).size).toBe(some.length);
      expect(await count(`select 1 from billing.subscription_event where kind = 'INVOICE_PAID'`)).toBe(
        some.length,
      );
      expect(await count('select 1 from billing.card_payment where is_surplus')).toBe(0);
    },
  };
}

async function addCard(product: Product, stripe: LocalStripe, { admin }: TestOrganisation): Promise<void> {
  const who = { ...admin, ...justConfirmed(product.clock.now()) };
  const { url } = await product.call(startCardSetup, {}, who);
  const sessionId = new URL(stripe.enter(url)).searchParams.get('checkout') ?? '';
  await product.call(finishCheckout, { body: { sessionId } }, who);
}
