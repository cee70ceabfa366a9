import { setDefaultPaymentMethod } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { KeptCards } from '../kept-cards';

export const SetDefaultPaymentMethodHandler = implement(setDefaultPaymentMethod, [KeptCards], (cards) => ({
  handle: ({ body: { paymentMethodId, version } }) => cards.makeDefault(paymentMethodId, version),
}));
