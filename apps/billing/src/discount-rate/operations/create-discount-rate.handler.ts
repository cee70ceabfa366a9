import { createDiscountRate, invalid } from '@quillcare/contracts';
import { implementWith } from '@quillcare/service-kit';
import { newDiscountRate } from '../domain/discount-rate';
import { DiscountRateRepository } from '../persistence/discount-rate.repository';
import { DiscountRates } from './discount-rates';
import { PracticeNames } from './practice-names';

export const CreateDiscountRateHandler = implementWith(
  createDiscountRate,
  { platform: 'a super admin creates a mates rate for a practice' },
  [DiscountRates, DiscountRateRepository, PracticeNames],
  (discounts, rates, names) => ({
    async prepare({ body: { organisationId } }) {
      const organisationName = await names.of(organisationId);
      if (organisationName === null)
        throw invalid({ path: 'organisationId', message: 'Please choose a practice' });
      return { organisationId, organisationName };
    },

    handle({ body }, practice) {
      const { organisationId: _practice, ...terms } = body;
      return discounts.within(practice, async () => {
        const others = await rates.activeBeside(null);
        return rates.add(newDiscountRate(terms, others, discounts.today));
      });
    },
  }),
);
