import { listPaymentMethods, type PaymentMethod } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';
import { Cards } from '../cards';
import { PAYMENT_METHOD_COLUMNS } from '../persistence/payment-method.repository';

const SELECT_CARDS = `select ${PAYMENT_METHOD_COLUMNS} from billing.payment_method
  where organisation_id = $1 and removed_at is null order by added_at`;

export const ListPaymentMethodsQuery = implement(
  listPaymentMethods,
  [TenantReader, Cards],
  (reader, cards) => ({
    async handle(_input) {
      const isOffered = cards.provider !== null;
      return { isOffered, items: await reader.rows<PaymentMethod>('billing.payment_methods', SELECT_CARDS) };
    },
  }),
);
