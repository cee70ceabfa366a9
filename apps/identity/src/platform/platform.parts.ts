import { defineParts } from '@quillcare/service-kit';
import { AdministratorInviter } from './administrator-inviter';
import { ClosingMailer } from './closing-mailer';
import { ChangeOrganisationHandler } from './operations/change-organisation.handler';
import { CreateOrganisationHandler } from './operations/create-organisation.handler';
import { GetOrganisationHealthQuery } from './operations/get-organisation-health.query';
import { GetOrganisationOverviewQuery } from './operations/get-organisation-overview.query';
import { GetPlatformFiguresQuery } from './operations/get-platform-figures.query';
import { InviteAdministratorHandler } from './operations/invite-administrator.handler';
import { ListOrganisationMembersQuery } from './operations/list-organisation-members.query';
import { ListOrganisationsQuery } from './operations/list-organisations.query';
import { ListSuperAdminsQuery } from './operations/list-super-admins.query';
import { RetryForOrganisationHandler } from './operations/retry-for-organisation.handler';
import { ServiceAnswers } from './service-answers';
import { RemoveSuperAdminHandler } from './operations/remove-super-admin.handler';
import { OrganisationFiguresReader } from './organisation-figures';
import { SuperAdmins } from './super-admins';

/** The super admins' view of all practices, and the actions on them. */
export const platformParts = defineParts({
  handlers: [
    ListOrganisationsQuery,
    GetOrganisationOverviewQuery,
    ListOrganisationMembersQuery,
    ListSuperAdminsQuery,
    GetPlatformFiguresQuery,
    CreateOrganisationHandler,
    ChangeOrganisationHandler,
    InviteAdministratorHandler,
    RemoveSuperAdminHandler,
    GetOrganisationHealthQuery,
    RetryForOrganisationHandler,
  ],
  providers: [OrganisationFiguresReader, AdministratorInviter, ClosingMailer, ServiceAnswers, SuperAdmins],
});
