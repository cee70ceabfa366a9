import { setDefaultPaymentMethod } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { StoredCards } from '../stored-cards';

export const SetDefaultPaymentMethodHandler = implement(setDefaultPaymentMethod, [StoredCards], (cards) => ({
  handle: ({ body: { paymentMethodId, version } }) => cards.makeDefault(paymentMethodId, version),
}));
