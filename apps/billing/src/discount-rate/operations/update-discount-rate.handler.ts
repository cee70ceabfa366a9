import { updateDiscountRate, type DiscountRate, type InputOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { changeTerms } from '../domain/discount-rate';
import { DiscountRates, type RatedPractice } from './discount-rates';

@Implements(updateDiscountRate, { platform: 'a super admin changes the mates rate of a practice' })
export class UpdateDiscountRateHandler implements Handler<typeof updateDiscountRate> {
  constructor(private readonly discounts: DiscountRates) {}

  prepare({ params }: InputOf<typeof updateDiscountRate>): Promise<RatedPractice> {
    return this.discounts.practiceOf(params.id);
  }

  handle(
    { params: { id }, body }: InputOf<typeof updateDiscountRate>,
    practice: RatedPractice,
  ): Promise<DiscountRate> {
    const { version, ...terms } = body;
    return this.discounts.change(practice, { id, version, action: 'UPDATED' }, (row, others) =>
      changeTerms(row, terms, others, this.discounts.today),
    );
  }
}
