import { runInvoices } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { eachSafely, ProcessLogger, Processes, UnitOfWork, type JobHandler } from '@quillcare/service-kit';
import { BILLING_ZONE, markPastDue } from '../../subscription/domain/subscription-terms';
import { SubscriptionRepository } from '../../subscription/persistence/subscription.repository';
import { InvoiceIssuer } from '../invoice-issuer';
import { InvoiceRepository } from '../persistence/invoice.repository';

const BATCH = 200;

/** Issues one invoice per practice for the charges since its last one. Number and invoice are stored in one transaction. */
@Processes(runInvoices)
export class RunInvoicesJob implements JobHandler<typeof runInvoices> {
  constructor(
    private readonly issuer: InvoiceIssuer,
    private readonly invoices: InvoiceRepository,
    private readonly subscriptions: SubscriptionRepository,
    private readonly uow: UnitOfWork,
    private readonly logger: ProcessLogger,
  ) {}

  async handle(): Promise<void> {
    const day = todayIn(this.uow.now(), BILLING_ZONE);
    await this.processEach(
      (failed) => this.invoices.findWithOpenCharges(BATCH, failed),
      ({ organisationId }) => organisationId,
      ({ organisationId }) => this.issue(organisationId),
    );
    await this.processEach(
      (failed) => this.invoices.findOverdue(day, BATCH, failed),
      ({ id }) => id,
      ({ id, organisationId }) => this.uow.runFor(organisationId, () => this.markOverdue(id)),
    );
  }

  /** A failed item is retried in the next run and does not hold up the rest. */
  private async processEach<T>(
    find: (failed: readonly string[]) => Promise<T[]>,
    nameOf: (item: T) => string,
    work: (item: T) => Promise<void>,
  ): Promise<void> {
    const failed: string[] = [];
    for (;;) {
      const due = await this.uow.runPlatform('invoices that are due', () => find(failed));
      const failures = await eachSafely(due, work, { job: runInvoices, logger: this.logger, nameOf });
      failed.push(...failures.map(nameOf));
      if (due.length < BATCH) return;
    }
  }

  private async issue(organisationId: string): Promise<void> {
    const billed = await this.issuer.loadParties(organisationId);
    await this.uow.runPlatform('the next number of a seller', () =>
      this.issuer.issue(organisationId, billed),
    );
  }

  private async markOverdue(id: string): Promise<void> {
    const invoice = await this.invoices.findForUpdate(id);
    // Paid in the meantime, or another worker was faster.
    if (invoice.status !== 'PENDING') return;
    await this.invoices.changeStatus(invoice, 'OVERDUE');
    const own = await this.subscriptions.findCurrent();
    if (own) await this.subscriptions.change(own.id, markPastDue);
  }
}
