import {
  finishDeposit,
  getCaseDeposit,
  getDepositSettings,
  getPatientDeposit,
  payDeposit,
  refundDeposit,
  updateDepositSettings,
  type CaseDepositView,
  type PatientDeposit,
  type RequestOf,
  type SurgeryCase,
  type UserPrincipal,
} from '@quillcare/contracts';
import {
  startLocalStripe,
  startProduct,
  type LocalStripe,
  type LocalStripeEvent,
  type Product,
  withoutQuoteFiles,
} from '@quillcare/testing';
import { patientBy } from '../../quote/quote/operations/quote-scene.suite';
import {
  acceptedCase,
  caseOf,
  openTheatre,
  type CaseScene,
} from '../surgery-case/operations/case-scene.suite';

export const KEY = 'sk_test_of_the_local_server';
export const SIGNING_SECRET = 'whsec_of_the_local_server';
export const CARD = { good: '4242424242424242', empty: '4000000000000341' };

/** 10 % of the total of `sentQuote`. */
export const ASKED_MINOR = 67_000;

type Settings = Omit<NonNullable<RequestOf<typeof updateDepositSettings>['body']>, 'version'>;

/** Settings needed to take deposits. */
export const ON: Settings = {
  isOn: true,
  kind: 'PERCENTAGE',
  basisPoints: 1_000,
  dueDays: 7,
  secretKey: KEY,
  webhookSecret: SIGNING_SECRET,
  businessNumber: '51 824 753 556',
  cancellationWords: 'We give it back within five days.',
};

/** A practice that takes deposits on its own account, against a local stand-in for Stripe. */
export class DepositScene {
  private seen = 0;
  scene!: CaseScene;

  private constructor(
    readonly product: Product,
    readonly stripe: LocalStripe,
  ) {}

  static async open(): Promise<DepositScene> {
    const stripe = await startLocalStripe();
    const product = await startProduct({
      only: ['identity', 'crm', 'quoting', 'notifications'],
      gateway: true,
      env: { ...process.env, SMTP_URL: '', STRIPE_URL: stripe.url },
      extend: withoutQuoteFiles,
    });
    stripe.now = () => product.clock.now();
    return new DepositScene(product, stripe);
  }

  async close(): Promise<void> {
    await this.product.stop();
    await this.stripe.stop();
  }

  /** Switches to another practice, which has saved no settings. */
  async begin(): Promise<void> {
    this.stripe.mode = 'UP';
    this.stripe.refusesRefunds = false;
    this.seen = this.stripe.events.length;
    this.scene = await openTheatre(this.product);
  }

  get admin(): UserPrincipal {
    return { ...this.scene.org.admin, confirmedAt: this.product.clock.now().toISOString() };
  }

  async save(changes: Settings, as = this.admin) {
    const { version } = await this.product.call(getDepositSettings, {}, as);
    return this.product.call(updateDepositSettings, { body: { version, ...changes } }, as);
  }

  async hook(as = this.admin): Promise<string> {
    const { webhookUrl } = await this.product.call(getDepositSettings, {}, as);
    return `${this.product.url}${new URL(webhookUrl ?? '').pathname}`;
  }

  accepted(procedureClass: 'MEDICARE' | 'COSMETIC' = 'MEDICARE') {
    return acceptedCase(this.scene, procedureClass);
  }

  shown(id: string): Promise<CaseDepositView> {
    return this.product.call(getCaseDeposit, { params: { id } }, this.admin);
  }

  caseOf(id: string): Promise<SurgeryCase> {
    return caseOf(this.scene, id);
  }

  async page(token: string): Promise<PatientDeposit> {
    return this.product.call(getPatientDeposit, { params: { token } }, await patientBy(this.scene, token));
  }

  async pay(token: string): Promise<string> {
    const as = await patientBy(this.scene, token);
    return (await this.product.call(payDeposit, { params: { token } }, as)).url;
  }

  async finish(token: string, address: string): Promise<PatientDeposit> {
    const sessionId = new URL(address).searchParams.get('checkout') ?? '';
    const as = await patientBy(this.scene, token);
    return this.product.call(finishDeposit, { params: { token }, body: { sessionId } }, as);
  }

  async refund(caseId: string, amountMinor: number, as = this.admin): Promise<SurgeryCase> {
    const { version } = await this.caseOf(caseId);
    const [payment] = (await this.shown(caseId)).payments;
    const body = { version, paymentId: payment?.id ?? '', amountMinor, reason: 'Called off' };
    return this.product.call(refundDeposit, { params: { id: caseId }, body }, as);
  }

  /** Stripe events since the last call. */
  news(): LocalStripeEvent[] {
    const events = this.stripe.events.slice(this.seen);
    this.seen = this.stripe.events.length;
    return events;
  }

  async report(events = this.news()): Promise<void> {
    const hook = await this.hook();
    for (const event of events) expect(await this.stripe.send(event, hook)).toBe(200);
    for (const event of events) await this.handled(event);
  }

  private handled({ id }: LocalStripeEvent): Promise<void> {
    return this.product.eventually(async () => {
      const [row] = await this.product.sql<{ state: string }>(
        'select state from quoting.deposit_event where id = $1 and organisation_id = $2',
        [id, this.scene.org.organisationId],
      );
      expect(row?.state).not.toBe('WAITING');
    });
  }

  /** Sorted, because each kind has its own consumer and one may be later than the other. */
  async topics(): Promise<string[]> {
    const rows = await this.product.sql<{ topic: string }>(
      'select topic from notifications.notification where organisation_id = $1',
      [this.scene.org.organisationId],
    );
    return rows
      .map(({ topic }) => topic)
      .filter((topic) => topic.startsWith('DEPOSIT'))
      .sort();
  }
}
