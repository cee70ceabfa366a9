import { createDiscountRate, invalid, type DiscountRate, type InputOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { newDiscountRate } from '../domain/discount-rate';
import { DiscountRateRepository } from '../persistence/discount-rate.repository';
import { DiscountRates, type RatedPractice } from './discount-rates';
import { PracticeNames } from './practice-names';

@Implements(createDiscountRate, { platform: 'a super admin gives a practice a mates rate' })
export class CreateDiscountRateHandler implements Handler<typeof createDiscountRate> {
  constructor(
    private readonly discounts: DiscountRates,
    private readonly rates: DiscountRateRepository,
    private readonly names: PracticeNames,
  ) {}

  async prepare({ body: { organisationId } }: InputOf<typeof createDiscountRate>): Promise<RatedPractice> {
    const organisationName = await this.names.of(organisationId);
    if (organisationName === null)
      throw invalid({ path: 'organisationId', message: 'Please choose a practice' });
    return { organisationId, organisationName };
  }

  handle({ body }: InputOf<typeof createDiscountRate>, practice: RatedPractice): Promise<DiscountRate> {
    const { organisationId: _practice, ...terms } = body;
    return this.discounts.within(practice, async () => {
      const others = await this.rates.activeBeside(null);
      return this.rates.add(newDiscountRate(terms, others, this.discounts.today));
    });
  }
}
