import { deactivateDiscountRate } from '@quillcare/contracts';
import { implementWith } from '@quillcare/service-kit';
import { transitionRate } from '../domain/discount-rate';
import { DiscountRates } from './discount-rates';

export const DeactivateDiscountRateHandler = implementWith(
  deactivateDiscountRate,
  { platform: 'a super admin deactivates a mates rate' },
  [DiscountRates],
  (discounts) => ({
    prepare: ({ params }) => discounts.findOwner(params.id),

    handle: ({ params: { id }, body: { version } }, practice) =>
      discounts.change(practice, { id, version, action: 'DEACTIVATED' }, (row) =>
        transitionRate(row, 'INACTIVE'),
      ),
  }),
);
