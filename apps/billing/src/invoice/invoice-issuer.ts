import { Inject, Injectable } from '@nestjs/common';
import { sumCharges, todayIn } from '@quillcare/rules';
import { newId, OrganisationFacts, SERVICE_CONFIG, UnitOfWork } from '@quillcare/service-kit';
import type { BillingConfig } from '../billing.config';
import { DiscountRateRepository } from '../discount-rate/persistence/discount-rate.repository';
import { BILLING_ZONE } from '../subscription/domain/subscription-terms';
import { SubscriptionEventRepository } from '../subscription/persistence/subscription-event.repository';
import { SubscriptionRepository } from '../subscription/persistence/subscription.repository';
import { newInvoice } from './domain/new-invoice';
import { sellerFor, type Seller } from './domain/seller';
import { InvoiceRepository } from './persistence/invoice.repository';

export interface BillingParties {
  name: string;
  seller: Seller;
}

/** Invoices the charges a practice has accrued since its last invoice. */
@Injectable()
export class InvoiceIssuer {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly subscriptions: SubscriptionRepository,
    private readonly events: SubscriptionEventRepository,
    private readonly rates: DiscountRateRepository,
    private readonly practices: OrganisationFacts,
    private readonly uow: UnitOfWork,
    @Inject(SERVICE_CONFIG) private readonly config: BillingConfig,
  ) {}

  /** Calls another service, so call it before the transaction. */
  async loadParties(organisationId: string): Promise<BillingParties> {
    const { name, country } = await this.practices.get(organisationId);
    return { name, seller: sellerFor(country, this.config) };
  }

  /**
   * Platform scope, because the number series are not tenant data. Takes the next number and stores the invoice in one
   * transaction, so numbers have no gaps.
   */
  async issue(organisationId: string, { name, seller }: BillingParties): Promise<void> {
    const charges = await this.invoices.lockOpenCharges(organisationId);
    // Another worker was faster, or credits now exceed the charges.
    if (charges.length === 0 || sumCharges(charges) < 0) return;
    const day = todayIn(this.uow.now(), BILLING_ZONE);
    const { place, issuedOn } = await this.invoices.takeNumber(seller.series, day);
    await this.uow.runFor(organisationId, async () => {
      const own = await this.subscriptions.findCurrent();
      if (!own) throw new Error('Charges must belong to a subscription.');
      const customer = {
        practice: name,
        name: own.contactName,
        email: own.contactEmail,
        businessNumber: own.businessNumber,
      };
      const lines = charges.map(({ id: _id, rateId: _rate, ...line }) => line);
      const invoice = newInvoice({ id: newId(), seller, place, issuedOn, customer, lines });
      const ids = charges.map(({ id }) => id);
      await this.invoices.add(invoice, own.id, ids);
      await this.rates.recordApplied(charges, invoice.number);
      await this.events.recordEvent('INVOICE_CREATED', own);
    });
  }
}
