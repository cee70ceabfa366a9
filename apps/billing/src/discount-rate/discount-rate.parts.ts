import { defineParts } from '@quillcare/service-kit';
import { ExpiredRates } from './expired-rates';
import { ActivateDiscountRateHandler } from './operations/activate-discount-rate.handler';
import { CreateDiscountRateHandler } from './operations/create-discount-rate.handler';
import { DeactivateDiscountRateHandler } from './operations/deactivate-discount-rate.handler';
import { DiscountRates } from './operations/discount-rates';
import { ListDiscountRateEventsQuery } from './operations/list-discount-rate-events.query';
import { ListDiscountRatesQuery } from './operations/list-discount-rates.query';
import { PracticeNames } from './operations/practice-names';
import { RemoveDiscountRateHandler } from './operations/remove-discount-rate.handler';
import { UpdateDiscountRateHandler } from './operations/update-discount-rate.handler';
import { DiscountRateEntity } from './persistence/discount-rate.entity';
import { DiscountRateRepository } from './persistence/discount-rate.repository';

/** Mates rates: discounts that the platform grants on practices' subscriptions. */
export const discountRateParts = defineParts({
  entities: [DiscountRateEntity],
  handlers: [
    ListDiscountRatesQuery,
    ListDiscountRateEventsQuery,
    CreateDiscountRateHandler,
    UpdateDiscountRateHandler,
    ActivateDiscountRateHandler,
    DeactivateDiscountRateHandler,
    RemoveDiscountRateHandler,
  ],
  providers: [DiscountRateRepository, DiscountRates, PracticeNames, ExpiredRates],
});
