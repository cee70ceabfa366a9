import { refundSurplus, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { InvoiceSettlement } from '../../invoice/operations/invoice-settlement';
import { InvoiceRepository } from '../../invoice/persistence/invoice.repository';
import { CardRefunds } from '../card-refunds';

@Implements(refundSurplus, { platform: 'a super admin gives back what a practice paid twice' })
export class RefundSurplusHandler implements Handler<typeof refundSurplus> {
  constructor(
    private readonly refunds: CardRefunds,
    private readonly invoices: InvoiceRepository,
    private readonly settlement: InvoiceSettlement,
    private readonly uow: UnitOfWork,
  ) {}

  /** The provider first: a refund that it has made and that is not noted yet is made once however often it is asked for. */
  prepare({ params }: InputOf<typeof refundSurplus>): Promise<string[]> {
    return this.refunds.refundSurplus(params.id, params.invoiceId);
  }

  async handle(
    { params }: InputOf<typeof refundSurplus>,
    given: string[],
  ): Promise<ResultOf<typeof refundSurplus>> {
    return this.uow.runFor(params.id, async () => {
      const invoice = await this.invoices.held(params.invoiceId);
      const refunded = await this.refunds.noteSurplus(invoice.id, given);
      if (refunded > 0) await this.settlement.noteSurplusRefund(invoice);
      return { refunded };
    });
  }
}
