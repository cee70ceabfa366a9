import { setDefaultPaymentMethod, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { KeptCards } from '../kept-cards';

@Implements(setDefaultPaymentMethod)
export class SetDefaultPaymentMethodHandler implements Handler<typeof setDefaultPaymentMethod> {
  constructor(private readonly cards: KeptCards) {}

  handle({
    body: { paymentMethodId, version },
  }: InputOf<typeof setDefaultPaymentMethod>): Promise<ResultOf<typeof setDefaultPaymentMethod>> {
    return this.cards.makeDefault(paymentMethodId, version);
  }
}
