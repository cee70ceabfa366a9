import { startCardSetup } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { Cards } from '../cards';
import { PaymentMethodRepository } from '../persistence/payment-method.repository';
import { CardCustomer } from './card-customer';

export const StartCardSetupHandler = implement(
  startCardSetup,
  [Cards, CardCustomer, PaymentMethodRepository],
  (cards, cardCustomer, methods) => ({
    async prepare(_input) {
      const customer = await cardCustomer.getOrCreate();
      const url = await cards.call((provider) => provider.startCardSetup(customer, cards.page));
      return { ...customer, url };
    },

    async handle(_input, { customerId, url }) {
      await methods.saveCustomerId(customerId);
      return { url };
    },
  }),
);
