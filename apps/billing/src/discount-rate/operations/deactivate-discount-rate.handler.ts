import { deactivateDiscountRate, type DiscountRate, type InputOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { moveRate } from '../domain/discount-rate';
import { DiscountRates, type RatedPractice } from './discount-rates';

@Implements(deactivateDiscountRate, { platform: 'a super admin stops the mates rate of a practice' })
export class DeactivateDiscountRateHandler implements Handler<typeof deactivateDiscountRate> {
  constructor(private readonly discounts: DiscountRates) {}

  prepare({ params }: InputOf<typeof deactivateDiscountRate>): Promise<RatedPractice> {
    return this.discounts.practiceOf(params.id);
  }

  handle(
    { params: { id }, body: { version } }: InputOf<typeof deactivateDiscountRate>,
    practice: RatedPractice,
  ): Promise<DiscountRate> {
    return this.discounts.change(practice, { id, version, action: 'DEACTIVATED' }, (row) =>
      moveRate(row, 'INACTIVE'),
    );
  }
}
