import { defineService } from '@quillcare/service-kit';
import { AccountMailer } from './account-mailer';
import { identityConfig } from './identity.config';
import { InvitationOpener } from './invitation/invitation-opener';
import { Inviter } from './invitation/inviter';
import { AcceptInvitationHandler } from './invitation/operations/accept-invitation.handler';
import { CreateInvitationHandler } from './invitation/operations/create-invitation.handler';
import { ListInvitationsQuery } from './invitation/operations/list-invitations.query';
import { OpenInvitationQuery } from './invitation/operations/open-invitation.query';
import { ResendInvitationHandler } from './invitation/operations/resend-invitation.handler';
import { WithdrawInvitationHandler } from './invitation/operations/withdraw-invitation.handler';
import { InvitationEntity } from './invitation/persistence/invitation.entity';
import { InvitationRepository } from './invitation/persistence/invitation.repository';
import { CreateInvitations1763700002000 } from './migrations/create-invitations.migration';
import { CreateOrganisations1763600001000 } from './migrations/create-organisations.migration';
import { CreateSessions1763600003000 } from './migrations/create-sessions.migration';
import { CreateUsers1763600002000 } from './migrations/create-users.migration';
import { ExtendAccounts1763700001000 } from './migrations/extend-accounts.migration';
import { GetOrganisationSettingsQuery } from './organisation/operations/get-organisation-settings.query';
import { GetOrganisationQuery } from './organisation/operations/get-organisation.query';
import { UpdateOrganisationHandler } from './organisation/operations/update-organisation.handler';
import { OrganisationEntity } from './organisation/persistence/organisation.entity';
import { OrganisationReader } from './organisation/persistence/organisation.reader';
import { OrganisationRepository } from './organisation/persistence/organisation.repository';
import { IssuePasswordResetJob } from './password/jobs/issue-password-reset.job';
import { ChangePasswordHandler } from './password/operations/change-password.handler';
import { CheckResetLinkQuery } from './password/operations/check-reset-link.query';
import { RequestPasswordResetHandler } from './password/operations/request-password-reset.handler';
import { ResetPasswordHandler } from './password/operations/reset-password.handler';
import { PasswordChanger } from './password/password-changer';
import { AccountTokenEntity } from './password/persistence/account-token.entity';
import { AccountTokenRepository } from './password/persistence/account-token.repository';
import { ResetLinkOpener } from './password/reset-link-opener';
import { GetProfileQuery } from './profile/operations/get-profile.query';
import { UpdateProfileHandler } from './profile/operations/update-profile.handler';
import { PruneSessionsJob } from './session/jobs/prune-sessions.job';
import { EndSessionHandler } from './session/operations/end-session.handler';
import { GetSessionQuery } from './session/operations/get-session.query';
import { ListSessionsQuery } from './session/operations/list-sessions.query';
import { RefreshSessionHandler } from './session/operations/refresh-session.handler';
import { ResolveSessionQuery } from './session/operations/resolve-session.query';
import { SignInHandler } from './session/operations/sign-in.handler';
import { SignOutEverywhereHandler } from './session/operations/sign-out-everywhere.handler';
import { SignOutHandler } from './session/operations/sign-out.handler';
import { RefreshTokenEntity } from './session/persistence/refresh-token.entity';
import { RefreshTokenRepository } from './session/persistence/refresh-token.repository';
import { SessionEntity } from './session/persistence/session.entity';
import { SessionRepository } from './session/persistence/session.repository';
import { SessionEnder } from './session/session-ender';
import { SessionIssuer } from './session/session-issuer';
import { SeedDemoHandler } from './sign-up/operations/seed-demo.handler';
import { SignUpHandler } from './sign-up/operations/sign-up.handler';
import { PracticeFounder } from './sign-up/practice-founder';
import { CheckEmailQuery } from './user/operations/check-email.query';
import { GetUserGrantsQuery } from './user/operations/get-user-grants.query';
import { GetUserQuery } from './user/operations/get-user.query';
import { ListStaffQuery } from './user/operations/list-staff.query';
import { ListUsersQuery } from './user/operations/list-users.query';
import { SetUserGrantsHandler } from './user/operations/set-user-grants.handler';
import { UpdateUserHandler } from './user/operations/update-user.handler';
import { PasswordHasher } from './user/password-hasher';
import { UserEntity } from './user/persistence/user.entity';
import { UserRepository } from './user/persistence/user.repository';

/** Organisations, their staff, and who is signed in. */
export const identityService = defineService({
  name: 'identity',
  config: identityConfig,
  entities: [
    OrganisationEntity,
    UserEntity,
    SessionEntity,
    RefreshTokenEntity,
    AccountTokenEntity,
    InvitationEntity,
  ],
  migrations: [
    CreateOrganisations1763600001000,
    CreateUsers1763600002000,
    CreateSessions1763600003000,
    ExtendAccounts1763700001000,
    CreateInvitations1763700002000,
  ],
  handlers: [
    SignUpHandler,
    SeedDemoHandler,
    SignInHandler,
    RefreshSessionHandler,
    SignOutHandler,
    SignOutEverywhereHandler,
    ListSessionsQuery,
    EndSessionHandler,
    RequestPasswordResetHandler,
    CheckResetLinkQuery,
    ResetPasswordHandler,
    ChangePasswordHandler,
    GetProfileQuery,
    UpdateProfileHandler,
    ListUsersQuery,
    GetUserQuery,
    UpdateUserHandler,
    GetUserGrantsQuery,
    SetUserGrantsHandler,
    CreateInvitationHandler,
    ListInvitationsQuery,
    ResendInvitationHandler,
    WithdrawInvitationHandler,
    OpenInvitationQuery,
    AcceptInvitationHandler,
    GetOrganisationSettingsQuery,
    UpdateOrganisationHandler,
    GetSessionQuery,
    ResolveSessionQuery,
    CheckEmailQuery,
    ListStaffQuery,
    GetOrganisationQuery,
  ],
  consumers: [],
  jobs: [PruneSessionsJob, IssuePasswordResetJob],
  providers: [
    OrganisationRepository,
    OrganisationReader,
    UserRepository,
    SessionRepository,
    RefreshTokenRepository,
    PasswordHasher,
    SessionIssuer,
    SessionEnder,
    PracticeFounder,
    AccountMailer,
    AccountTokenRepository,
    PasswordChanger,
    ResetLinkOpener,
    InvitationRepository,
    InvitationOpener,
    Inviter,
  ],
});
