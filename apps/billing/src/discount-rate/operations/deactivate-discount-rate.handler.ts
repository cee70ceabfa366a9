import { deactivateDiscountRate } from '@quillcare/contracts';
import { implementWith } from '@quillcare/service-kit';
import { moveRate } from '../domain/discount-rate';
import { DiscountRates } from './discount-rates';

export const DeactivateDiscountRateHandler = implementWith(
  deactivateDiscountRate,
  { platform: 'a super admin deactivates a mates rate' },
  [DiscountRates],
  (discounts) => ({
    prepare: ({ params }) => discounts.practiceOf(params.id),

    handle: ({ params: { id }, body: { version } }, practice) =>
      discounts.change(practice, { id, version, action: 'DEACTIVATED' }, (row) => moveRate(row, 'INACTIVE')),
  }),
);
