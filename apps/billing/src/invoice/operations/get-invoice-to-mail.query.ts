import { AppError, getInvoiceToMail, type InputOf, type Invoice, type ResultOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { SubscriptionRepository } from '../../subscription/persistence/subscription.repository';
import { Cards } from '../../payment/cards';
import { nextTryOn } from '../../payment/domain/charging';
import { PaymentMethodRepository } from '../../payment/persistence/payment-method.repository';
import { INVOICE_COLUMNS } from '../persistence/invoice.repository';
import { InvoiceFileMaker } from './invoice-file.maker';

const BY_ID = `select ${INVOICE_COLUMNS} from billing.invoice where organisation_id = $1 and id = $2`;

@Implements(getInvoiceToMail)
export class GetInvoiceToMailQuery implements Handler<typeof getInvoiceToMail> {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly uow: UnitOfWork,
    private readonly files: InvoiceFileMaker,
    private readonly cards: Cards,
    private readonly methods: PaymentMethodRepository,
  ) {}

  async handle({ body }: InputOf<typeof getInvoiceToMail>): Promise<ResultOf<typeof getInvoiceToMail>> {
    const { organisationId, invoiceId, document } = body;
    const { invoice, own, card } = await this.uow.runFor(organisationId, async () => ({
      card: this.cards.provider && (await this.methods.default()),
      invoice: (await this.uow.query<Invoice>(BY_ID, [organisationId, invoiceId]))[0],
      own: await this.subscriptions.own(),
    }));
    if (!invoice || !own) throw new AppError('NOT_FOUND');
    const { contactName: name, contactEmail: email, businessNumber } = own;
    const chargedOn =
      card && isOpen(invoice) && !own.isNotBilled && nextTryOn({ ...invoice, tries: [] }, card.id);
    return {
      card: card && chargedOn ? { ...card, chargedOn } : null,
      invoice,
      contact: { name, email, businessNumber },
      file: await this.files.make(invoice, document),
    };
  }
}

function isOpen({ status }: Invoice): boolean {
  return status === 'PENDING' || status === 'OVERDUE';
}
