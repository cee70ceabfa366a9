import { Inject } from '@nestjs/common';
import {
  AppError,
  DepositSettingsChanged,
  invalidInput,
  updateDepositSettings,
  type DepositSettings,
  type InputOf,
} from '@quillcare/contracts';
import { isSwitchedOff } from '@quillcare/rules';
import {
  CONFIG,
  Implements,
  OrganisationFacts,
  seal,
  UnitOfWork,
  type Handler,
  type ProcessConfig,
} from '@quillcare/service-kit';
import {
  applyDepositChanges,
  depositSettingsProblems,
  describeSecretChanges,
  type StoredDepositSettings,
} from '../../surgery-case/domain/deposit-settings';
import { DepositPaymentRepository } from '../persistence/deposit-payment.repository';
import { DepositRefundRepository } from '../persistence/deposit-refund.repository';
import { DepositSettingsRepository } from '../persistence/deposit-settings.repository';
import { PracticeStripe } from '../practice-stripe';

type Input = InputOf<typeof updateDepositSettings>;

const CHANGE_REFUSED_MESSAGES = {
  WRONG: 'Stripe does not know this key. Please copy it again from Stripe’s dashboard.',
  LACKS_RIGHTS:
    'Stripe reports that this key lacks permissions it needs: write access to Checkout Sessions and Refunds, and read access to PaymentIntents.',
} as const;

const STILL_REFUNDING = 'A refund has not reached Stripe yet. Please remove the key once it has.';

const OTHER_ACCOUNT =
  'A patient may be paying into the account of the current key right now. Please turn deposits off, and enter the key of another account in an hour.';

const STILL_OPEN =
  'A patient may be paying on Stripe’s page right now. Please turn deposits off, and remove the key in an hour.';

@Implements(updateDepositSettings)
export class UpdateDepositSettingsHandler implements Handler<typeof updateDepositSettings> {
  constructor(
    private readonly settings: DepositSettingsRepository,
    private readonly payments: DepositPaymentRepository,
    private readonly refunds: DepositRefundRepository,
    private readonly stripe: PracticeStripe,
    private readonly practice: OrganisationFacts,
    private readonly uow: UnitOfWork,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  /**
   * Tries a new key before storing it. While a patient may be paying, the key must belong to the same account, because another
   * account does not have the checkout page and the payment would never be found.
   */
  async prepare({ body: { secretKey, isOn } }: Input): Promise<void> {
    if (isOn) await this.assertSwitchedOn();
    if (!secretKey) return;
    const provider = await this.stripe.buildProvider(secretKey);
    const answer = await this.stripe.callProvider(provider, (api) => api.checkKey());
    if (answer !== 'WORKS')
      throw invalidInput({ path: 'secretKey', message: CHANGE_REFUSED_MESSAGES[answer] });
    const open = await this.uow.run(() => this.payments.findUnderWay());
    if (open && !(await this.stripe.callProvider(provider, (api) => api.readSession(open.sessionId))))
      throw new AppError('PAYMENT_IN_PROGRESS', { detail: OTHER_ACCOUNT });
  }

  async handle({ body }: Input): Promise<DepositSettings> {
    const { version, ...changes } = body;
    if (changes.secretKey === null) await this.assertNoPaymentUnderWay();
    const change = (stored: StoredDepositSettings) => {
      const next = applyDepositChanges(stored, changes, (secret) => seal(secret, this.config.appSecret));
      const problems = depositSettingsProblems(next);
      if (problems.length > 0) throw invalidInput(...problems);
      return next;
    };
    const changed = await this.settings.change({ version, change, notes: describeSecretChanges(changes) });
    if (changed.version !== version) this.uow.emit(DepositSettingsChanged, changed.id, { id: changed.id });
    return this.settings.current();
  }

  // Deposits already on may stay on, because the platform's switch overrides them anyway.
  private async assertSwitchedOn(): Promise<void> {
    if (!isSwitchedOff(await this.practice.current(), 'deposits')) return;
    const { isOn } = await this.uow.run(() => this.settings.current());
    if (!isOn) throw new AppError('FEATURE_SWITCHED_OFF', { facts: { feature: 'deposits', plan: null } });
  }

  private async assertNoPaymentUnderWay(): Promise<void> {
    if (await this.payments.findUnderWay()) throw new AppError('PAYMENT_IN_PROGRESS', { detail: STILL_OPEN });
    if (await this.refunds.hasUnderWay())
      throw new AppError('PAYMENT_IN_PROGRESS', { detail: STILL_REFUNDING });
  }
}
