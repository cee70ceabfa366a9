import { DailyMailLimit, defineService } from '@quillcare/service-kit';
import { AccountMailer } from './account-mailer';
import { ConfirmationMailer } from './confirmation/confirmation-mailer';
import { EmailConfirmer } from './confirmation/email-confirmer';
import { EmailCorrector } from './confirmation/email-corrector';
import { ConfirmEmailHandler } from './confirmation/operations/confirm-email.handler';
import { CorrectEmailAtSignInHandler } from './confirmation/operations/correct-email-at-sign-in.handler';
import { CorrectEmailHandler } from './confirmation/operations/correct-email.handler';
import { ResendConfirmationHandler } from './confirmation/operations/resend-confirmation.handler';
import { SuperAdminGranter } from './confirmation/super-admin-granter';
import { ConfirmedEmailCheck } from './confirmation/confirmed-email-check';
import { identityConfig } from './identity.config';
import { InvitationLookup } from './invitation/invitation-lookup';
import { Inviter } from './invitation/inviter';
import { AcceptInvitationHandler } from './invitation/operations/accept-invitation.handler';
import { CreateInvitationHandler } from './invitation/operations/create-invitation.handler';
import { ListInvitationsQuery } from './invitation/operations/list-invitations.query';
import { OpenInvitationQuery } from './invitation/operations/open-invitation.query';
import { ResendInvitationHandler } from './invitation/operations/resend-invitation.handler';
import { WithdrawInvitationHandler } from './invitation/operations/withdraw-invitation.handler';
import { InvitationEntity } from './invitation/persistence/invitation.entity';
import { InvitationRepository } from './invitation/persistence/invitation.repository';
import { CreateDailyMail1764000001000 } from './migrations/create-daily-mail.migration';
import { CreateInvitations1763700002000 } from './migrations/create-invitations.migration';
import { CreateOrganisationLogos1763720001000 } from './migrations/create-organisation-logos.migration';
import { CreateOrganisations1763600001000 } from './migrations/create-organisations.migration';
import { CreateSecondSteps1763800001000 } from './migrations/create-second-steps.migration';
import { CreateSessions1763600003000 } from './migrations/create-sessions.migration';
import { CreateUsers1763600002000 } from './migrations/create-users.migration';
import { CreateSupportAccess1763800005000 } from './migrations/create-support-access.migration';
import { ExtendAccounts1763700001000 } from './migrations/extend-accounts.migration';
import { SearchByOrganisation1763900001000 } from './migrations/search-by-organisation.migration';
import { GetOrganisationLogoQuery } from './organisation/operations/get-organisation-logo.query';
import { GetOrganisationSettingsQuery } from './organisation/operations/get-organisation-settings.query';
import { GetOrganisationQuery } from './organisation/operations/get-organisation.query';
import { ReadOrganisationLogoQuery } from './organisation/operations/read-organisation-logo.query';
import { RemoveOrganisationLogoHandler } from './organisation/operations/remove-organisation-logo.handler';
import { SetOrganisationLogoHandler } from './organisation/operations/set-organisation-logo.handler';
import { UpdateOrganisationHandler } from './organisation/operations/update-organisation.handler';
import { OrganisationLogoReader } from './organisation/persistence/organisation-logo.reader';
import { OrganisationLogoRepository } from './organisation/persistence/organisation-logo.repository';
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
import { CreateProfileHandler } from './profile/operations/create-profile.handler';
import { ResetLinkLookup } from './password/reset-link-lookup';
import { GetProfileQuery } from './profile/operations/get-profile.query';
import { UpdateProfileHandler } from './profile/operations/update-profile.handler';
import { secondStepParts } from './second-step/second-step.parts';
import { PruneSessionsJob } from './session/jobs/prune-sessions.job';
import { WarnOfSignInTriesJob } from './session/jobs/warn-of-sign-in-tries.job';
import { EndSessionHandler } from './session/operations/end-session.handler';
import { GetSessionQuery } from './session/operations/get-session.query';
import { ListSessionsQuery } from './session/operations/list-sessions.query';
import { RefreshSessionHandler } from './session/operations/refresh-session.handler';
import { ReportSignInTriesHandler } from './session/operations/report-sign-in-tries.handler';
import { ResolveSessionQuery } from './session/operations/resolve-session.query';
import { SignInHandler } from './session/operations/sign-in.handler';
import { SignOutEverywhereHandler } from './session/operations/sign-out-everywhere.handler';
import { SignOutHandler } from './session/operations/sign-out.handler';
import { PasswordCheck } from './session/password-check';
import { RefreshTokenEntity } from './session/persistence/refresh-token.entity';
import { RefreshTokenRepository } from './session/persistence/refresh-token.repository';
import { SessionEntity } from './session/persistence/session.entity';
import { SessionRepository } from './session/persistence/session.repository';
import { SessionRevoker } from './session/session-revoker';
import { SessionIssuer } from './session/session-issuer';
import { SignInStatusReader } from './session/sign-in-status.reader';
import { GetOrganisationOverviewQuery } from './platform/operations/get-organisation-overview.query';
import { GetPlatformFiguresQuery } from './platform/operations/get-platform-figures.query';
import { ListOrganisationMembersQuery } from './platform/operations/list-organisation-members.query';
import { ListOrganisationsQuery } from './platform/operations/list-organisations.query';
import { ListSuperAdminsQuery } from './platform/operations/list-super-admins.query';
import { OrganisationFiguresReader } from './platform/organisation-figures';
import { SeedDemoHandler } from './sign-up/operations/seed-demo.handler';
import { SignUpHandler } from './sign-up/operations/sign-up.handler';
import { PracticeCreator } from './sign-up/practice-creator';
import { OnSessionsChangedConsumer } from './support/consumers/on-sessions-changed.consumer';
import { CloseSupportJob } from './support/jobs/close-support.job';
import { ListImpersonationsQuery } from './support/operations/list-impersonations.query';
import { StartImpersonationHandler } from './support/operations/start-impersonation.handler';
import { StopImpersonationHandler } from './support/operations/stop-impersonation.handler';
import { SupportCloser } from './support/support-closer';
import { SupportRecorder } from './support/support-recorder';
import { SupportSessions } from './support/support-sessions';
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
    ...secondStepParts.entities,
  ],
  migrations: [
    CreateOrganisations1763600001000,
    CreateUsers1763600002000,
    CreateSessions1763600003000,
    ExtendAccounts1763700001000,
    CreateInvitations1763700002000,
    CreateSecondSteps1763800001000,
    CreateOrganisationLogos1763720001000,
    ...secondStepParts.migrations,
    CreateSupportAccess1763800005000,
    SearchByOrganisation1763900001000,
    CreateDailyMail1764000001000,
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
    SetOrganisationLogoHandler,
    RemoveOrganisationLogoHandler,
    GetOrganisationLogoQuery,
    ReadOrganisationLogoQuery,
    GetSessionQuery,
    ResolveSessionQuery,
    CheckEmailQuery,
    ListStaffQuery,
    GetOrganisationQuery,
    ...secondStepParts.handlers,
    ConfirmEmailHandler,
    ResendConfirmationHandler,
    CorrectEmailHandler,
    CorrectEmailAtSignInHandler,
    CreateProfileHandler,
    ReportSignInTriesHandler,
    ListOrganisationsQuery,
    GetOrganisationOverviewQuery,
    ListOrganisationMembersQuery,
    ListSuperAdminsQuery,
    GetPlatformFiguresQuery,
    StartImpersonationHandler,
    StopImpersonationHandler,
    ListImpersonationsQuery,
  ],
  consumers: [OnSessionsChangedConsumer],
  jobs: [PruneSessionsJob, IssuePasswordResetJob, WarnOfSignInTriesJob, CloseSupportJob],
  providers: [
    OrganisationRepository,
    OrganisationReader,
    OrganisationLogoRepository,
    OrganisationLogoReader,
    UserRepository,
    SessionRepository,
    RefreshTokenRepository,
    PasswordHasher,
    SessionIssuer,
    SessionRevoker,
    SignInStatusReader,
    PracticeCreator,
    AccountMailer,
    DailyMailLimit,
    AccountTokenRepository,
    PasswordChanger,
    ResetLinkLookup,
    InvitationRepository,
    InvitationLookup,
    Inviter,
    ...secondStepParts.providers,
    PasswordCheck,
    ConfirmationMailer,
    EmailConfirmer,
    EmailCorrector,
    SuperAdminGranter,
    ConfirmedEmailCheck,
    OrganisationFiguresReader,
    SupportCloser,
    SupportRecorder,
    SupportSessions,
  ],
});
