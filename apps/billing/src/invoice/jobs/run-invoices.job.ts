import { Inject } from '@nestjs/common';
import { runInvoices } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import {
  eachSafely,
  newId,
  OrganisationFacts,
  ProcessLogger,
  Processes,
  SERVICE_CONFIG,
  UnitOfWork,
  type JobHandler,
} from '@quillcare/service-kit';
import type { BillingConfig } from '../../billing.config';
import { BILLING_ZONE, fallDue } from '../../subscription/domain/subscription-terms';
import { SubscriptionEventRepository } from '../../subscription/persistence/subscription-event.repository';
import { SubscriptionRepository } from '../../subscription/persistence/subscription.repository';
import { newInvoice } from '../domain/new-invoice';
import { sellerFor } from '../domain/seller';
import { InvoiceRepository } from '../persistence/invoice.repository';

const BATCH = 200;

/** One invoice for what was charged to a practice since its last, with its number, in one transaction: all of it or none. */
@Processes(runInvoices)
export class RunInvoicesJob implements JobHandler<typeof runInvoices> {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly subscriptions: SubscriptionRepository,
    private readonly events: SubscriptionEventRepository,
    private readonly practices: OrganisationFacts,
    private readonly uow: UnitOfWork,
    private readonly logger: ProcessLogger,
    @Inject(SERVICE_CONFIG) private readonly config: BillingConfig,
  ) {}

  async handle(): Promise<void> {
    const day = todayIn(this.uow.now(), BILLING_ZONE);
    await this.each(
      (failed) => this.invoices.withOpenCharges(BATCH, failed),
      ({ organisationId }) => organisationId,
      ({ organisationId }) => this.issue(organisationId, day),
    );
    await this.each(
      (failed) => this.invoices.overdue(day, BATCH, failed),
      ({ id }) => id,
      ({ id, organisationId }) => this.uow.runFor(organisationId, () => this.noteOverdue(id)),
    );
  }

  /** What cannot be done waits for the next run and does not hold up the rest. */
  private async each<T>(
    find: (failed: readonly string[]) => Promise<T[]>,
    nameOf: (item: T) => string,
    work: (item: T) => Promise<void>,
  ): Promise<void> {
    const failed: string[] = [];
    for (;;) {
      const due = await this.uow.runPlatform('invoices that are due', () => find(failed));
      const left = await eachSafely(due, work, { job: runInvoices, logger: this.logger, nameOf });
      failed.push(...left.map(nameOf));
      if (due.length < BATCH) return;
    }
  }

  private async issue(organisationId: string, day: string): Promise<void> {
    const { name, country } = await this.practices.get(organisationId);
    const seller = sellerFor(country, this.config);
    await this.uow.runPlatform('the next number of a seller', async () => {
      const charges = await this.invoices.openCharges(organisationId);
      // Another worker was faster.
      if (charges.length === 0) return;
      const { place, issuedOn } = await this.invoices.takeNumber(seller.series, day);
      await this.uow.runFor(organisationId, async () => {
        const own = await this.subscriptions.own();
        if (!own) throw new Error('Charges belong to a subscription.');
        const customer = {
          practice: name,
          ...{ name: own.contactName, email: own.contactEmail, businessNumber: own.businessNumber },
        };
        const lines = charges.map(({ id: _id, ...line }) => line);
        const invoice = newInvoice({ id: newId(), seller, place, issuedOn, customer, lines });
        const ids = charges.map(({ id }) => id);
        await this.invoices.add(invoice, own.id, ids);
        await this.events.noteInvoice('INVOICE_CREATED', own);
      });
    });
  }

  private async noteOverdue(id: string): Promise<void> {
    const invoice = await this.invoices.held(id);
    // It was paid meanwhile, or another worker was faster.
    if (invoice.status !== 'PENDING') return;
    await this.invoices.move(invoice, 'OVERDUE');
    const own = await this.subscriptions.own();
    if (own) await this.subscriptions.change(own.id, fallDue);
  }
}
