import { payDepositBack, type JobData } from '@quillcare/contracts';
import type { RefundOrder } from '@quillcare/payments';
import { OrganisationFacts, Processes, UnitOfWork, type JobHandler } from '@quillcare/service-kit';
import { DepositAccount } from '../deposit-account';
import { DepositRecorder } from '../deposit-recorder';
import { DepositPaymentRepository } from '../persistence/deposit-payment.repository';
import { DepositRefundRepository } from '../persistence/deposit-refund.repository';

/** Retries while Stripe is unavailable. A retry gets the same refund, never a second one. */
@Processes(payDepositBack)
export class PayDepositBackJob implements JobHandler<typeof payDepositBack> {
  constructor(
    private readonly account: DepositAccount,
    private readonly payments: DepositPaymentRepository,
    private readonly refunds: DepositRefundRepository,
    private readonly recorder: DepositRecorder,
    private readonly organisation: OrganisationFacts,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ organisationId, refundId }: JobData<typeof payDepositBack>): Promise<void> {
    const order = await this.uow.runFor(organisationId, () => this.order(refundId));
    if (!order) return;
    const provider = await this.account.requireProvider(organisationId);
    const answer = await provider.refundPart(order);
    const practice = await this.organisation.get(organisationId);
    await this.uow.runFor(organisationId, async () => {
      await this.uow.lock(`deposit-refund:${order.ourPaymentId}`);
      await this.recorder.recordRefund(refundId, answer, practice);
    });
  }

  /** Null if the refund is no longer pending. */
  private async order(refundId: string): Promise<(RefundOrder & { ourPaymentId: string }) | null> {
    const refund = await this.refunds.get(refundId);
    const { intentId, id: ourPaymentId } = await this.payments.get(refund.paymentId);
    if (refund.state !== 'STARTED' || intentId === null) return null;
    return { paymentId: intentId, tag: refundId, amountMinor: refund.amountMinor, ourPaymentId };
  }
}
