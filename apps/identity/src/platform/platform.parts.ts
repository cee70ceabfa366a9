import { defineParts } from '@quillcare/service-kit';
import { GetOrganisationOverviewQuery } from './operations/get-organisation-overview.query';
import { GetPlatformFiguresQuery } from './operations/get-platform-figures.query';
import { ListOrganisationMembersQuery } from './operations/list-organisation-members.query';
import { ListOrganisationsQuery } from './operations/list-organisations.query';
import { ListSuperAdminsQuery } from './operations/list-super-admins.query';
import { OrganisationFiguresReader } from './organisation-figures';

/** What super admins see of all practices. */
export const platformParts = defineParts({
  handlers: [
    ListOrganisationsQuery,
    GetOrganisationOverviewQuery,
    ListOrganisationMembersQuery,
    ListSuperAdminsQuery,
    GetPlatformFiguresQuery,
  ],
  providers: [OrganisationFiguresReader],
});
