import { Inject } from '@nestjs/common';
import {
  AppError,
  checkDepositPage,
  DepositChanged,
  payDeposit,
  type InputOf,
  type OrganisationRecord,
  type ResultOf,
} from '@quillcare/contracts';
import { CHECKOUT_SESSION_MINUTES, type StripeProvider } from '@quillcare/payments';
import {
  CONFIG,
  Implements,
  newId,
  OrganisationFacts,
  UnitOfWork,
  type Handler,
  type ProcessConfig,
} from '@quillcare/service-kit';
import { actingPatient, PatientLinkGuard, assertIdentified } from '../../../quote';
import { CaseWriter } from '../../surgery-case/operations/case-writer';
import { factsOf } from '../deposit-recorder';
import { payable, type Payable } from '../domain/payable';
import { DepositPaymentRepository } from '../persistence/deposit-payment.repository';
import { DepositSettingsRepository } from '../persistence/deposit-settings.repository';
import { PracticeStripe } from '../practice-stripe';
import { PatientDepositReader } from './patient-deposit.reader';

type Input = InputOf<typeof payDeposit>;

/** The page to pay on. `made` holds what to store if the page is new. */
interface Page {
  practice: OrganisationRecord;
  url: string;
  made: (Payable & { paymentId: string; sessionId: string; isLive: boolean }) | null;
}

/** Return address. The page reads the patient's link from their own browser storage, so Stripe never learns it. */
const RETURN_PATH = '/quote/accept/paid';

/** Delays of the first and last check of a page no webhook has reported. */
const CHECK_DELAYS_MS = [10 * 60_000, (CHECKOUT_SESSION_MINUTES + 5) * 60_000];

@Implements(payDeposit)
export class PayDepositHandler implements Handler<typeof payDeposit> {
  constructor(
    private readonly guard: PatientLinkGuard,
    private readonly deposits: PatientDepositReader,
    private readonly payments: DepositPaymentRepository,
    private readonly settings: DepositSettingsRepository,
    private readonly stripe: PracticeStripe,
    private readonly writer: CaseWriter,
    private readonly organisation: OrganisationFacts,
    private readonly uow: UnitOfWork,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  /** Returns the page already open, so that two tabs cannot both pay, or opens a new one. */
  async prepare({ params }: Input): Promise<Page> {
    assertIdentified();
    const practice = await this.organisation.current();
    const { wanted, provider } = await this.uow.run(async () => {
      await this.guard.own(params.token);
      return {
        wanted: await this.payable(practice),
        provider: await this.stripe.providerFor(await this.settings.stored()),
      };
    });
    return this.stripe.callProvider(provider, (api) => this.pageOf(api, wanted, practice));
  }

  async handle(_input: Input, { url, made, practice }: Page): Promise<ResultOf<typeof payDeposit>> {
    if (!made) return { url };
    const present = await this.writer.current(made.surgeryCaseId, practice);
    // Checked again under the lock.
    const { place, reference, openSessionId } = await this.payable(practice);
    if (openSessionId !== null || reference !== made.reference)
      throw new AppError('PAYMENT_IN_PROGRESS', { detail: PAID_ELSEWHERE_MESSAGE });
    const payment = await this.payments.insert({
      id: made.paymentId,
      surgeryCaseId: made.surgeryCaseId,
      quoteId: made.quoteId,
      linkId: actingPatient().linkId,
      place,
      reference,
      amountMinor: made.amountMinor,
      currency: made.currency,
      state: 'STARTED' as const,
      sessionId: made.sessionId,
      intentId: null,
      brand: null,
      lastFour: null,
      isLive: made.isLive,
      problem: null,
      startedAt: this.uow.now(),
      paidAt: null,
      failedAt: null,
    });
    const data = { organisationId: this.uow.organisationId, paymentId: payment.id };
    for (const delayMs of CHECK_DELAYS_MS) this.uow.enqueue(checkDepositPage, data, { delayMs });
    this.uow.emit(DepositChanged, made.surgeryCaseId, factsOf(payment, present));
    return { url };
  }

  private async payable(practice: OrganisationRecord): Promise<Payable> {
    const state = await this.deposits.find(actingPatient().quoteId, practice);
    const payments = state ? await this.payments.findByCase(state.shown.id) : [];
    return payable(state, payments, this.uow.now());
  }

  private async pageOf(
    provider: StripeProvider,
    duePayment: Payable,
    practice: OrganisationRecord,
  ): Promise<Page> {
    const { openSessionId, amountMinor, currency, reference } = duePayment;
    const back = `${this.config.publicUrl}${RETURN_PATH}`;
    const open = openSessionId === null ? null : await provider.readSession(openSessionId);
    if (open?.url) return { url: open.url, made: null, practice };
    // Just paid: the return page records it.
    if (open?.payment) return { url: `${back}?checkout=${open.id}`, made: null, practice };
    const paymentId = newId();
    const order = {
      organisationId: practice.id,
      paymentId,
      customerId: null,
      amountMinor,
      currency: currency.toLowerCase(),
      description: `Deposit ${reference}`,
    };
    const { sessionId, url } = await provider.startPayment(order, back);
    const { isLive } = provider;
    return { url, made: { ...duePayment, paymentId, sessionId, isLive }, practice };
  }
}

const PAID_ELSEWHERE_MESSAGE = 'This deposit is being paid in another window. Please continue there.';
