import { listPaymentMethods, type InputOf, type PaymentMethod, type ResultOf } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';
import { Cards } from '../cards';
import { PAYMENT_METHOD_COLUMNS } from '../persistence/payment-method.repository';

const KEPT = `select ${PAYMENT_METHOD_COLUMNS} from billing.payment_method
  where organisation_id = $1 and removed_at is null order by added_at`;

@Implements(listPaymentMethods)
export class ListPaymentMethodsQuery implements Handler<typeof listPaymentMethods> {
  constructor(
    private readonly reader: TenantReader,
    private readonly cards: Cards,
  ) {}

  async handle(_input: InputOf<typeof listPaymentMethods>): Promise<ResultOf<typeof listPaymentMethods>> {
    const isOffered = this.cards.provider !== null;
    return { isOffered, items: await this.reader.rows<PaymentMethod>('billing.payment_methods', KEPT) };
  }
}
