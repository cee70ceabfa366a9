import { startCardSetup, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { Cards } from '../cards';
import { PaymentMethodRepository } from '../persistence/payment-method.repository';
import { CardCustomer, type Customer } from './card-customer';

@Implements(startCardSetup)
export class StartCardSetupHandler implements Handler<typeof startCardSetup> {
  constructor(
    private readonly cards: Cards,
    private readonly customer: CardCustomer,
    private readonly methods: PaymentMethodRepository,
  ) {}

  async prepare(_input: InputOf<typeof startCardSetup>): Promise<Customer & { url: string }> {
    const customer = await this.customer.ofContext();
    const url = await this.cards.ask((provider) => provider.startSetup(customer, this.cards.page));
    return { ...customer, url };
  }

  async handle(
    _input: InputOf<typeof startCardSetup>,
    { customerId, url }: Customer & { url: string },
  ): Promise<ResultOf<typeof startCardSetup>> {
    await this.methods.keepCustomer(customerId);
    return { url };
  }
}
