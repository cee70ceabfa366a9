import { activateDiscountRate } from '@quillcare/contracts';
import { implementWith } from '@quillcare/service-kit';
import { activateRate } from '../domain/discount-rate';
import { DiscountRates } from './discount-rates';

export const ActivateDiscountRateHandler = implementWith(
  activateDiscountRate,
  { platform: 'a super admin reactivates a mates rate' },
  [DiscountRates],
  (discounts) => ({
    prepare: ({ params }) => discounts.practiceOf(params.id),

    handle: ({ params: { id }, body: { version } }, practice) =>
      discounts.change(practice, { id, version, action: 'ACTIVATED' }, (row, others) =>
        activateRate(row, others, discounts.today),
      ),
  }),
);
