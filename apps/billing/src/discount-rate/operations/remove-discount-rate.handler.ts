import { removeDiscountRate } from '@quillcare/contracts';
import { implementWith } from '@quillcare/service-kit';
import { transitionRate } from '../domain/discount-rate';
import { DiscountRates } from './discount-rates';

export const RemoveDiscountRateHandler = implementWith(
  removeDiscountRate,
  { platform: 'a super admin removes the mates rate of a practice' },
  [DiscountRates],
  (discounts) => ({
    prepare: ({ params }) => discounts.findOwner(params.id),

    handle: ({ params: { id }, query: { version } }, practice) =>
      discounts.change(practice, { id, version, action: 'REMOVED' }, (row) => transitionRate(row, 'REMOVED')),
  }),
);
