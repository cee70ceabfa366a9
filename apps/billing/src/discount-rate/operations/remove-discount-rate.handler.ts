import { removeDiscountRate, type DiscountRate, type InputOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { moveRate } from '../domain/discount-rate';
import { DiscountRates, type RatedPractice } from './discount-rates';

@Implements(removeDiscountRate, { platform: 'a super admin removes the mates rate of a practice' })
export class RemoveDiscountRateHandler implements Handler<typeof removeDiscountRate> {
  constructor(private readonly discounts: DiscountRates) {}

  prepare({ params }: InputOf<typeof removeDiscountRate>): Promise<RatedPractice> {
    return this.discounts.practiceOf(params.id);
  }

  handle(
    { params: { id }, query: { version } }: InputOf<typeof removeDiscountRate>,
    practice: RatedPractice,
  ): Promise<DiscountRate> {
    return this.discounts.change(practice, { id, version, action: 'REMOVED' }, (row) =>
      moveRate(row, 'REMOVED'),
    );
  }
}
