import { defineParts } from '@quillcare/service-kit';
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

export const organisationParts = defineParts({
  entities: [OrganisationEntity],
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
