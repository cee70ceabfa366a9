import { AppError, getInvoiceToMail, type Invoice } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { SubscriptionRepository } from '../../subscription/persistence/subscription.repository';
import { Cards } from '../cards';
import { nextAttemptOn } from '../domain/charging';
import { PaymentMethodRepository } from '../persistence/payment-method.repository';
import { INVOICE_COLUMNS } from '../../invoice/persistence/invoice.repository';
import { InvoiceFileMaker } from '../../invoice/operations/invoice-file.maker';

const BY_ID = `select ${INVOICE_COLUMNS} from billing.invoice where organisation_id = $1 and id = $2`;

export const GetInvoiceToMailQuery = implement(
  getInvoiceToMail,
  [SubscriptionRepository, UnitOfWork, InvoiceFileMaker, Cards, PaymentMethodRepository],
  (subscriptions, uow, files, cards, methods) => ({
    async handle({ body }) {
      const { organisationId, invoiceId, document } = body;
      const { invoice, own, card } = await uow.runFor(organisationId, async () => ({
        card: cards.provider && (await methods.findDefault()),
        invoice: (await uow.query<Invoice>(BY_ID, [organisationId, invoiceId]))[0],
        own: await subscriptions.findCurrent(),
      }));
      if (!invoice || !own) throw new AppError('NOT_FOUND');
      const { contactName: name, contactEmail: email, businessNumber } = own;
      const chargedOn =
        card && isUnpaid(invoice) && !own.isNotBilled && nextAttemptOn({ ...invoice, tries: [] }, card.id);
      return {
        card: card && chargedOn ? { ...card, chargedOn } : null,
        invoice,
        contact: { name, email, businessNumber },
        file: await files.make(invoice, document),
      };
    },
  }),
);

function isUnpaid({ status }: Invoice): boolean {
  return status === 'PENDING' || status === 'OVERDUE';
}
