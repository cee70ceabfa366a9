import { updateDiscountRate } from '@quillcare/contracts';
import { implementWith } from '@quillcare/service-kit';
import { changeTerms } from '../domain/discount-rate';
import { DiscountRates } from './discount-rates';

export const UpdateDiscountRateHandler = implementWith(
  updateDiscountRate,
  { platform: 'a super admin changes the mates rate of a practice' },
  [DiscountRates],
  (discounts) => ({
    prepare: ({ params }) => discounts.findOwner(params.id),

    handle({ params: { id }, body }, practice) {
      const { version, ...terms } = body;
      return discounts.change(practice, { id, version, action: 'UPDATED' }, (row, others) =>
        changeTerms(row, terms, others, discounts.today),
      );
    },
  }),
);
