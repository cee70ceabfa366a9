import { defineParts } from '@quillcare/service-kit';
import { NonBillingEnd } from './non-billing-end';
import { DisableNonBillingHandler } from './operations/disable-non-billing.handler';
import { EnableNonBillingHandler } from './operations/enable-non-billing.handler';
import { ListNonBillingEventsQuery } from './operations/list-non-billing-events.query';
import { ListNonBillingOrganisationsQuery } from './operations/list-non-billing-organisations.query';
import { PracticeNonBilling } from './operations/practice-non-billing';
import { UpdateNonBillingHandler } from './operations/update-non-billing.handler';
import { NonBillingRepository } from './persistence/non-billing.repository';

/** Non-billing: practices that the platform exempts from charges for a time. */
export const nonBillingParts = defineParts({
  handlers: [
    ListNonBillingOrganisationsQuery,
    ListNonBillingEventsQuery,
    EnableNonBillingHandler,
    UpdateNonBillingHandler,
    DisableNonBillingHandler,
  ],
  providers: [NonBillingRepository, NonBillingEnd, PracticeNonBilling],
});
