import { KIT_TABLES_NOT_EXPORTED, type PracticeRecords } from '@quillcare/service-kit';
import { RecordInvoiceMaker } from './invoice/operations/record-invoice.maker';

/** Subscription and invoice data included in the archive of a departing practice. */
export const billingRecords: PracticeRecords = {
  exported: {
    subscription: {},
    subscription_event: {},
    charge: {},
    discount_rate: {},
    discount_rate_event: {},
    non_billing_event: {},
    card_payment: { omittedColumns: { payment_method_id: 'null', session_id: 'null' } },
    invoice: {
      files: {
        name: `number || '.pdf'`,
        mediaType: `'application/pdf'`,
        bytes: { maker: RecordInvoiceMaker },
      },
    },
  },
  notExported: {
    ...KIT_TABLES_NOT_EXPORTED,
    card_customer: 'an id at the card provider, where cards are added anew',
    payment_method: 'a card that the provider keeps, where it is added anew',
    stripe_event: 'reports of the card provider; what they said stands with the payments',
  },
};
