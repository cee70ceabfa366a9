import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@quillcare/service-kit';
import { Cards, cardsUnavailableError } from '../cards';
import { PaymentMethodRepository } from '../persistence/payment-method.repository';

export interface Customer {
  organisationId: string;
  customerId: string;
}

/** Creates the customer at the provider on a practice's first use of a card. Call it before the command's transaction. */
@Injectable()
export class CardCustomer {
  constructor(
    private readonly cards: Cards,
    private readonly methods: PaymentMethodRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async getOrCreate(): Promise<Customer> {
    if (!this.cards.provider) throw cardsUnavailableError();
    const { organisationId, known } = await this.uow.run(async () => ({
      organisationId: this.uow.organisationId,
      known: await this.methods.findCustomerId(),
    }));
    const customerId =
      known ?? (await this.cards.call((provider) => provider.createCustomer(organisationId)));
    return { organisationId, customerId };
  }
}
