import {
  activateSubscription,
  getPracticeSubscription,
  getSubscription,
  listInvoices,
  listPaymentMethods,
  listPlatformInvoices,
  listSubscriptionEvents,
  remindOfPayment,
  startCardSetup,
  startCharges,
  updateBillingContact,
  type UserPrincipal,
} from '@quillcare/contracts';
import { toInstant } from '@quillcare/rules';
import { contextFor, PracticeSweep, runInContext } from '@quillcare/service-kit';
import {
  startLocalStripe,
  startProduct,
  type LocalStripe,
  type LocalStripeEvent,
  type Product,
  type TestOrganisation,
} from '@quillcare/testing';
import { RemindOfPaymentJob } from '../invoice/jobs/remind-of-payment.job';
import { RunInvoicesJob } from '../invoice/jobs/run-invoices.job';
import { StartChargesJob } from './jobs/start-charges.job';

export const ZONE = 'Australia/Sydney';
export const PAYER = 'accounts@payer.example';
export const CARD = {
  good: '4242424242424242',
  debit: '4000056655665556',
  empty: '4000000000000341',
  asks: '4000002760003184',
};

/** A product whose cards are handled by a local fake of Stripe. */
export class CardScene {
  private seen = 0;
  superAdmin!: UserPrincipal;
  practice!: TestOrganisation;

  private constructor(
    readonly product: Product,
    readonly stripe: LocalStripe,
  ) {}

  static async open(): Promise<CardScene> {
    const stripe = await startLocalStripe();
    const product = await startProduct({
      only: ['identity', 'billing', 'notifications', 'audit'],
      gateway: true,
      env: { ...process.env, SMTP_URL: '', ...stripe.environment },
    });
    stripe.now = () => product.clock.now();
    return new CardScene(product, stripe);
  }

  async close(): Promise<void> {
    await this.product.stop();
    await this.stripe.stop();
  }

  confirmed(who: UserPrincipal): UserPrincipal {
    return { ...who, confirmedAt: this.product.clock.now().toISOString() };
  }

  get admin(): UserPrincipal {
    return this.confirmed(this.practice.admin);
  }

  get platform(): UserPrincipal {
    return this.confirmed(this.superAdmin);
  }

  /** Signs up another practice with an unpaid invoice. */
  async begin(): Promise<void> {
    this.stripe.mode = 'UP';
    this.stripe.refusesRefunds = false;
    this.seen = this.stripe.events.length;
    this.superAdmin = { ...(await this.product.signUp()).admin, role: 'SUPER_ADMIN' };
    this.practice = await this.product.signUp();
    const { product } = this;
    const own = () => product.call(getSubscription, {}, this.admin);
    await product.eventually(own);
    const contact = { version: (await own()).version, name: 'Accounts', email: PAYER, businessNumber: null };
    await product.call(updateBillingContact, { body: contact }, this.admin);
    const params = { id: this.practice.organisationId };
    const { version } = await product.call(getPracticeSubscription, { params }, this.platform);
    const plan = { version, plan: 'PROFESSIONAL' as const, reason: 'Asked by telephone' };
    await product.call(activateSubscription, { params, body: plan }, this.platform);
    await this.asBilling(() => product.app.get(RunInvoicesJob, { strict: false }).handle());
    // A new practice takes its first daily turn the day after.
    await this.takeTurns();
    // Each kind of event has its own consumer, so a later email could otherwise be written before this one.
    await product.eventually(async () => expect(await this.mails()).toHaveLength(1));
  }

  async invoice() {
    const [found] = (await this.product.call(listInvoices, {}, this.admin)).items;
    if (!found) throw new Error('There is an invoice');
    return found;
  }

  async onPlatform() {
    const { number } = await this.invoice();
    const [found] = (
      await this.product.call(listPlatformInvoices, { query: { search: number } }, this.platform)
    ).items;
    if (!found) throw new Error('There is an invoice');
    return found;
  }

  async cards() {
    return (await this.product.call(listPaymentMethods, {}, this.admin)).items;
  }

  /** Enters a card on the hosted page and reports it to the gateway. */
  async addCard(number: string): Promise<void> {
    const before = (await this.cards()).length;
    this.stripe.enter((await this.product.call(startCardSetup, {}, this.admin)).url, number);
    await this.report();
    await this.product.eventually(async () => expect(await this.cards()).toHaveLength(before + 1));
  }

  /** Stripe events since the last call. */
  news(): LocalStripeEvent[] {
    const events = this.stripe.events.slice(this.seen);
    this.seen = this.stripe.events.length;
    return events;
  }

  /** Sends events to the gateway, by default those since the last call in the given order. */
  async report(events = this.news()): Promise<void> {
    for (const event of events) expect(await this.stripe.send(event, this.hook)).toBe(200);
  }

  get hook(): string {
    return `${this.product.url}/api/webhooks/stripe`;
  }

  async handled(event: LocalStripeEvent): Promise<{ state: string; note: string }> {
    return this.product.eventually(async () => {
      const [row] = await this.product.sql<{ state: string; note: string }>(
        'select state, note from billing.stripe_event where id = $1',
        [event.id],
      );
      expect(row?.state).not.toBe('WAITING');
      return row as { state: string; note: string };
    });
  }

  async kinds(): Promise<string[]> {
    const { items } = await this.product.call(listSubscriptionEvents, {}, this.admin);
    return items.map(({ kind }) => kind).reverse();
  }

  async mails(): Promise<string[]> {
    const rows = await this.product.sql<{ subject: string }>(
      `select subject from notifications.mail_message where organisation_id = $1 and template = 'invoice-news' and recipient = $2
        order by created_at`,
      [this.practice.organisationId, PAYER],
    );
    return rows.map(({ subject }) => subject);
  }

  async intents() {
    const [row] = await this.product.sql<{ id: string }>(
      'select customer_id as id from billing.card_customer where organisation_id = $1',
      [this.practice.organisationId],
    );
    return [...this.stripe.intents.values()].filter(({ customer }) => customer === row?.id);
  }

  /** Sets the clock to 11 am on that day and runs what is due with three concurrent workers. */
  async morningOf(day: string): Promise<void> {
    const { product } = this;
    product.clock.shift(toInstant(day, '11:01', ZONE).getTime() - product.clock.now().getTime());
    await this.takeTurns();
    await this.idle();
  }

  private async takeTurns(): Promise<void> {
    const { product } = this;
    const all: PracticeSweep[] = product.app.get<PracticeSweep>(PracticeSweep, { strict: false, each: true });
    const sweep = all.find(({ serviceName }) => serviceName === 'billing');
    if (!sweep) throw new Error('Billing has daily jobs');
    const [charges, reminders] = [
      product.app.get(StartChargesJob, { strict: false }),
      product.app.get(RemindOfPaymentJob, { strict: false }),
    ];
    await this.asBilling(async () => {
      await product.app.get(RunInvoicesJob, { strict: false }).handle();
      // Two rounds, because the first may only skip the turns of the days in between.
      for (let round = 0; round < 2; round += 1)
        await Promise.all(
          [1, 2, 3].map(async () => {
            await sweep.run(remindOfPayment, (turn) => reminders.handle(turn));
            await sweep.run(startCharges, (turn) => charges.handle(turn));
          }),
        );
    });
  }

  /** Waits until no charge is in progress. */
  async idle(): Promise<void> {
    await this.product.eventually(async () =>
      expect(
        await this.product.sql(
          `select 1 from billing.card_payment where kind = 'CHARGE' and state = 'STARTED' and organisation_id = $1`,
          [this.practice.organisationId],
        ),
      ).toEqual([]),
    );
  }

  asBilling<T>(work: () => Promise<T>): Promise<T> {
    return runInContext(contextFor({ kind: 'service', service: 'billing' }), work);
  }
}
