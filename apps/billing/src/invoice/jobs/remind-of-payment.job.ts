import { PaymentReminded, remindOfPayment, type PaymentStage, type PracticeTurn } from '@quillcare/contracts';
import { Processes, UnitOfWork, type JobHandler } from '@quillcare/service-kit';
import { announceSuspension, moveSuspension, suspend } from '../../subscription/domain/subscription-terms';
import type { SubscriptionEntity } from '../../subscription/persistence/subscription.entity';
import { SubscriptionRepository } from '../../subscription/persistence/subscription.repository';
import { dueStage, suspensionAfter } from '../domain/payment-reminder';
import { InvoiceRepository, type UnpaidInvoice } from '../persistence/invoice.repository';

interface ReminderRun {
  own: SubscriptionEntity | null;
  day: string;
}

/** Runs in the transaction that takes the practice's daily turn, so each reminder is sent exactly once even if a worker dies. */
@Processes(remindOfPayment)
export class RemindOfPaymentJob implements JobHandler<typeof remindOfPayment> {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly subscriptions: SubscriptionRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ day }: PracticeTurn): Promise<void> {
    // Locks the invoices before the subscription, in the same order as settlement.
    const unpaid = await this.invoices.lockUnpaid();
    const own = unpaid.length > 0 ? await this.subscriptions.findCurrent({ lock: true }) : null;
    if (own?.isNotBilled) return this.postpone(unpaid, own, day);
    for (const invoice of unpaid) {
      const stage = dueStage(invoice, day);
      if (stage) await this.remind(invoice, stage, { own, day });
    }
  }

  /** A practice that is not billed gets no reminders. The final reminder is sent again once billing resumes. */
  private async postpone(
    unpaid: readonly UnpaidInvoice[],
    { id, suspendsOn }: SubscriptionEntity,
    day: string,
  ): Promise<void> {
    for (const invoice of unpaid)
      if (invoice.toldStage === 'FINAL') await this.invoices.recordReminder(invoice.id, 'OVERDUE', day);
    if (suspendsOn) await this.subscriptions.change(id, (row) => moveSuspension(row, null));
  }

  /** A practice that is not past due (reactivated by the platform, or ended) is reminded but not suspended. */
  private async remind(
    { id, number }: UnpaidInvoice,
    due: PaymentStage,
    { own, day }: ReminderRun,
  ): Promise<void> {
    const isInArrears = own?.status === 'PAST_DUE';
    if (due === 'SUSPENDED' && !isInArrears) return;
    // Reactivating the practice called off the suspension that was announced, so it is announced again.
    const stage = due === 'SUSPENDED' && own?.suspendsOn === null ? 'FINAL' : due;
    const suspendsOn = isInArrears ? suspensionAfter(stage, day) : null;
    await this.invoices.recordReminder(id, stage, day);
    if (own && suspendsOn)
      await this.subscriptions.change(own.id, (row) => announceSuspension(row, suspendsOn));
    if (own && stage === 'SUSPENDED') await this.subscriptions.change(own.id, suspend);
    this.uow.emit(PaymentReminded, id, { invoiceId: id, number, stage, suspendsOn });
  }
}
