import { forgetCard, removePaymentMethod, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { KeptCards } from '../kept-cards';
import { PaymentMethodRepository } from '../persistence/payment-method.repository';

/** From here on nothing is charged to it; the provider forgets it as soon as it can be told. */
@Implements(removePaymentMethod)
export class RemovePaymentMethodHandler implements Handler<typeof removePaymentMethod> {
  constructor(
    private readonly cards: KeptCards,
    private readonly methods: PaymentMethodRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({
    body: { paymentMethodId, version },
  }: InputOf<typeof removePaymentMethod>): Promise<ResultOf<typeof removePaymentMethod>> {
    await this.methods.seen(paymentMethodId, version);
    const removed = await this.cards.remove(paymentMethodId);
    this.uow.enqueue(forgetCard, { organisationId: this.uow.organisationId, paymentMethodId });
    return removed;
  }
}
