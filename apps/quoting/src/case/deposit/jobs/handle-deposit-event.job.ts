import { handleDepositEvent, type JobData, type OrganisationRecord } from '@quillcare/contracts';
import type { ProviderEvent, StripeProvider } from '@quillcare/payments';
import { OrganisationFacts, Processes, UnitOfWork, type JobHandler } from '@quillcare/service-kit';
import { DepositAccount } from '../deposit-account';
import { DepositRecorder } from '../deposit-recorder';
import { DepositEventRepository, type ReportOutcome } from '../persistence/deposit-event.repository';
import { DepositPaymentRepository } from '../persistence/deposit-payment.repository';
import { DepositRefundRepository } from '../persistence/deposit-refund.repository';

interface EventContext {
  provider: StripeProvider;
  practice: OrganisationRecord;
}

/**
 * Reads the current state of the reported object from Stripe. So the order of reports does not matter and their content need not
 * be trusted.
 */
@Processes(handleDepositEvent)
export class HandleDepositEventJob implements JobHandler<typeof handleDepositEvent> {
  constructor(
    private readonly account: DepositAccount,
    private readonly events: DepositEventRepository,
    private readonly payments: DepositPaymentRepository,
    private readonly refunds: DepositRefundRepository,
    private readonly recorder: DepositRecorder,
    private readonly organisation: OrganisationFacts,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ organisationId, eventId }: JobData<typeof handleDepositEvent>): Promise<void> {
    const report = await this.uow.runFor(organisationId, () => this.events.findWaiting(eventId));
    if (!report) return;
    const provider = await this.account.requireProvider(organisationId);
    const practice = await this.organisation.get(organisationId);
    const outcome = await this.dispatch(report, { provider, practice });
    await this.uow.runFor(organisationId, () => this.events.markHandled(eventId, outcome));
  }

  private dispatch(
    { type, isLive, objectId }: ProviderEvent,
    context: EventContext,
  ): Promise<ReportOutcome> | ReportOutcome {
    if (isLive !== context.provider.isLive) return ignored('of another mode');
    if (/^checkout\.session\.(completed|expired)$/.test(type)) return this.handleSession(objectId, context);
    if (/^payment_intent\.(succeeded|payment_failed)$/.test(type))
      return this.handlePayment(objectId, context);
    if (/^refund\.(created|updated|failed)$/.test(type)) return this.handleRefund(objectId, context);
    return ignored('not needed');
  }

  private async handleSession(id: string, { provider, practice }: EventContext): Promise<ReportOutcome> {
    const session = await provider.readSession(id);
    return this.uow.runFor(practice.id, async () => {
      const known = await this.payments.findBySession(id);
      if (!known || !session) return ignored('a page of nobody here');
      if (session.payment) return handled(await this.recorder.record(known.id, session.payment, practice));
      if (session.isExpired) await this.recorder.expire(known.id);
      return handled(session.isExpired ? 'EXPIRED' : 'OPEN');
    });
  }

  private async handlePayment(id: string, { provider, practice }: EventContext): Promise<ReportOutcome> {
    const found = await provider.readPayment(id);
    const { organisationId, paymentId } = found ?? {};
    if (!found || !paymentId || organisationId !== practice.id) return ignored('a payment of nobody here');
    return handled(
      await this.uow.runFor(practice.id, () => this.recorder.record(paymentId, found, practice)),
    );
  }

  private async handleRefund(id: string, context: EventContext): Promise<ReportOutcome> {
    const { provider, practice } = context;
    const found = await provider.readRefund(id);
    if (!found?.paymentId) return ignored('a refund of nobody here');
    const intentId = found.paymentId;
    const findPayment = () => this.payments.findByIntent(intentId);
    // The payment itself may be reported later, and is only found by its intent once it is recorded.
    if (!(await this.uow.runFor(practice.id, findPayment))) await this.handlePayment(intentId, context);
    return this.uow.runFor(practice.id, async () => {
      const payment = await findPayment();
      if (!payment) return ignored('a refund of nobody here');
      // Serialises recording of this payment's refunds, so that each is recorded once.
      await this.uow.lock(`deposit-refund:${payment.id}`);
      const known =
        (await this.refunds.findByProviderId(id)) ?? (found.tag ? await this.refunds.find(found.tag) : null);
      if (known) await this.recorder.recordRefund(known.id, found, practice);
      else await this.recorder.recordExternalRefund(payment, found, practice);
      return handled(`REFUND_${found.state}`);
    });
  }
}

function handled(note: string): ReportOutcome {
  return note === 'UNKNOWN' || note === 'STRANGE'
    ? ignored(`a payment that is ${note}`)
    : { state: 'HANDLED', note };
}

function ignored(note: string): ReportOutcome {
  return { state: 'IGNORED', note };
}
