import { defineParts } from '@quillcare/service-kit';
import { CreateOrganisationLogos1763720001000 } from '../migrations/create-organisation-logos.migration';
import { CreateOrganisations1763600001000 } from '../migrations/create-organisations.migration';
import { DeactivateOrganisations1795040000000 } from '../migrations/deactivate-organisations.migration';
import { PracticeAccess1764760000200 } from '../migrations/practice-access.migration';
import { PracticePlan1795032000000 } from '../migrations/practice-plan.migration';
import { ExportAfterClosing1795120000000 } from '../migrations/export-after-closing.migration';
import { SwitchFeaturesOff1795042000000 } from '../migrations/switch-features-off.migration';
import { NonBillingPractices1795030900200 } from '../migrations/non-billing-practices.migration';
import { OnNonBillingChangedConsumer } from './consumers/on-non-billing-changed.consumer';
import { OnPracticeAccessChangedConsumer } from './consumers/on-practice-access-changed.consumer';
import { OnPracticePlanChangedConsumer } from './consumers/on-practice-plan-changed.consumer';
import { GetOrganisationLogoQuery } from './operations/get-organisation-logo.query';
import { GetOrganisationSettingsQuery } from './operations/get-organisation-settings.query';
import { GetOrganisationQuery } from './operations/get-organisation.query';
import { ReadOrganisationLogoQuery } from './operations/read-organisation-logo.query';
import { ListPracticeZonesQuery } from './operations/list-practice-zones.query';
import { RemoveOrganisationLogoHandler } from './operations/remove-organisation-logo.handler';
import { SetOrganisationLogoHandler } from './operations/set-organisation-logo.handler';
import { UpdateOrganisationHandler } from './operations/update-organisation.handler';
import { OrganisationLogoReader } from './persistence/organisation-logo.reader';
import { OrganisationLogoRepository } from './persistence/organisation-logo.repository';
import { OrganisationEntity } from './persistence/organisation.entity';
import { OrganisationReader } from './persistence/organisation.reader';
import { OrganisationRepository } from './persistence/organisation.repository';

/** Practices and their settings. */
export const organisationParts = defineParts({
  entities: [OrganisationEntity],
  migrations: [
    CreateOrganisations1763600001000,
    CreateOrganisationLogos1763720001000,
    PracticeAccess1764760000200,
    PracticePlan1795032000000,
    NonBillingPractices1795030900200,
    DeactivateOrganisations1795040000000,
    SwitchFeaturesOff1795042000000,
    ExportAfterClosing1795120000000,
  ],
  handlers: [
    GetOrganisationSettingsQuery,
    UpdateOrganisationHandler,
    SetOrganisationLogoHandler,
    RemoveOrganisationLogoHandler,
    GetOrganisationLogoQuery,
    ReadOrganisationLogoQuery,
    GetOrganisationQuery,
    ListPracticeZonesQuery,
  ],
  consumers: [OnPracticeAccessChangedConsumer, OnPracticePlanChangedConsumer, OnNonBillingChangedConsumer],
  providers: [OrganisationRepository, OrganisationReader, OrganisationLogoRepository, OrganisationLogoReader],
});
