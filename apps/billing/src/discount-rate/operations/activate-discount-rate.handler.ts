import { activateDiscountRate, type DiscountRate, type InputOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { activateRate } from '../domain/discount-rate';
import { DiscountRates, type RatedPractice } from './discount-rates';

@Implements(activateDiscountRate, { platform: 'a super admin lets a mates rate price periods again' })
export class ActivateDiscountRateHandler implements Handler<typeof activateDiscountRate> {
  constructor(private readonly discounts: DiscountRates) {}

  prepare({ params }: InputOf<typeof activateDiscountRate>): Promise<RatedPractice> {
    return this.discounts.practiceOf(params.id);
  }

  handle(
    { params: { id }, body: { version } }: InputOf<typeof activateDiscountRate>,
    practice: RatedPractice,
  ): Promise<DiscountRate> {
    return this.discounts.change(practice, { id, version, action: 'ACTIVATED' }, (row, others) =>
      activateRate(row, others, this.discounts.today),
    );
  }
}
