import { createDiscountRate, invalidInput } from '@quillcare/contracts';
import { implementWith } from '@quillcare/service-kit';
import { buildDiscountRate } from '../domain/discount-rate';
import { DiscountRateRepository } from '../persistence/discount-rate.repository';
import { DiscountRates } from './discount-rates';
import { PracticeNames } from './practice-names';

export const CreateDiscountRateHandler = implementWith(
  createDiscountRate,
  { platform: 'a super admin creates a mates rate for a practice' },
  [DiscountRates, DiscountRateRepository, PracticeNames],
  (discounts, rates, names) => ({
    async prepare({ body: { organisationId } }) {
      const organisationName = await names.nameOf(organisationId);
      if (organisationName === null)
        throw invalidInput({ path: 'organisationId', message: 'Please choose a practice' });
      return { organisationId, organisationName };
    },

    handle({ body }, practice) {
      const { organisationId: _practice, ...terms } = body;
      return discounts.withLockedSubscription(practice, async () => {
        const others = await rates.otherActivePeriods(null);
        return rates.add(buildDiscountRate(terms, others, discounts.today));
      });
    },
  }),
);
