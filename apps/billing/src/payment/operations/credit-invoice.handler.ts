import { Inject } from '@nestjs/common';
import { creditInvoice, type InputOf, type Invoice } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import {
  Implements,
  OrganisationFacts,
  SERVICE_CONFIG,
  UnitOfWork,
  type Handler,
} from '@quillcare/service-kit';
import type { BillingConfig } from '../../billing.config';
import { BILLING_ZONE } from '../../subscription/domain/subscription-terms';
import { CardRefunds } from '../card-refunds';
import { creditNumber, sellerFor, type Seller } from '../../invoice/domain/seller';
import { InvoiceRepository } from '../../invoice/persistence/invoice.repository';
import { InvoiceSettlement, type Seen } from '../../invoice/operations/invoice-settlement';

@Implements(creditInvoice, { platform: 'a super admin cancels or refunds an invoice of a practice' })
export class CreditInvoiceHandler implements Handler<typeof creditInvoice> {
  constructor(
    private readonly settlement: InvoiceSettlement,
    private readonly invoices: InvoiceRepository,
    private readonly practices: OrganisationFacts,
    private readonly refunds: CardRefunds,
    private readonly uow: UnitOfWork,
    @Inject(SERVICE_CONFIG) private readonly config: BillingConfig,
  ) {}

  async prepare({ params, body }: InputOf<typeof creditInvoice>): Promise<Seller> {
    const seller = sellerFor((await this.practices.get(params.id)).country, this.config);
    // If the refund fails, the invoice is not credited. A refund that was already made is not repeated.
    await this.refunds.refund(params.id, { invoiceId: params.invoiceId, version: body.version });
    return seller;
  }

  async handle({ params, body }: InputOf<typeof creditInvoice>, { series }: Seller): Promise<Invoice> {
    const { version, reason } = body;
    // Platform scope as for invoice numbers, because number series are not tenant data.
    const { place, issuedOn } = await this.invoices.takeNumber(
      `${series}-CREDIT`,
      todayIn(this.uow.now(), BILLING_ZONE),
    );
    const credit = { number: creditNumber(series, place), on: issuedOn, reason };
    const seen = { invoiceId: params.invoiceId, version };
    return this.uow.runFor(params.id, () => this.credited(seen, credit));
  }

  private async credited(seen: Seen, credit: NonNullable<Invoice['credit']>): Promise<Invoice> {
    const invoice = await this.settlement.credit(seen, credit);
    if (invoice.status === 'REFUNDED') await this.refunds.note(invoice.id);
    return invoice;
  }
}
