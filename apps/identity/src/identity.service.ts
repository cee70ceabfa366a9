import { defineService } from '@quillcare/service-kit';
import { identityConfig } from './identity.config';
import { CreateOrganisations1763600001000 } from './migrations/create-organisations.migration';
import { CreateSessions1763600003000 } from './migrations/create-sessions.migration';
import { CreateUsers1763600002000 } from './migrations/create-users.migration';
import { GetOrganisationQuery } from './organisation/operations/get-organisation.query';
import { OrganisationEntity } from './organisation/persistence/organisation.entity';
import { OrganisationReader } from './organisation/persistence/organisation.reader';
import { OrganisationRepository } from './organisation/persistence/organisation.repository';
import { PruneSessionsJob } from './session/jobs/prune-sessions.job';
import { GetSessionQuery } from './session/operations/get-session.query';
import { RefreshSessionHandler } from './session/operations/refresh-session.handler';
import { ResolveSessionQuery } from './session/operations/resolve-session.query';
import { SignInHandler } from './session/operations/sign-in.handler';
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
import { ListStaffQuery } from './user/operations/list-staff.query';
import { PasswordHasher } from './user/password-hasher';
import { UserEntity } from './user/persistence/user.entity';
import { UserRepository } from './user/persistence/user.repository';

/** Organisations, their staff, and who is signed in. */
export const identityService = defineService({
  name: 'identity',
  config: identityConfig,
  entities: [OrganisationEntity, UserEntity, SessionEntity, RefreshTokenEntity],
  migrations: [CreateOrganisations1763600001000, CreateUsers1763600002000, CreateSessions1763600003000],
  handlers: [
    SignUpHandler,
    SeedDemoHandler,
    SignInHandler,
    RefreshSessionHandler,
    SignOutHandler,
    GetSessionQuery,
    ResolveSessionQuery,
    CheckEmailQuery,
    ListStaffQuery,
    GetOrganisationQuery,
  ],
  consumers: [],
  jobs: [PruneSessionsJob],
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
  ],
});
