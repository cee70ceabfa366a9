import { defineParts } from '@quillcare/service-kit';
import { PruneSessionsJob } from './jobs/prune-sessions.job';
import { WarnOfSignInTriesJob } from './jobs/warn-of-sign-in-tries.job';
import { EndSessionHandler } from './operations/end-session.handler';
import { GetSessionQuery } from './operations/get-session.query';
import { ListSessionsQuery } from './operations/list-sessions.query';
import { RefreshSessionHandler } from './operations/refresh-session.handler';
import { ReportSignInTriesHandler } from './operations/report-sign-in-tries.handler';
import { ResolveSessionQuery } from './operations/resolve-session.query';
import { SignInHandler } from './operations/sign-in.handler';
import { SignOutEverywhereHandler } from './operations/sign-out-everywhere.handler';
import { SignOutHandler } from './operations/sign-out.handler';
import { RefreshTokenEntity } from './persistence/refresh-token.entity';
import { RefreshTokenRepository } from './persistence/refresh-token.repository';
import { SessionEntity } from './persistence/session.entity';
import { SessionRepository } from './persistence/session.repository';
import { SessionIssuer } from './session-issuer';
import { SessionRevoker } from './session-revoker';
import { SupportRecorder } from './support-recorder';
import { SignInStatusReader } from './sign-in-status.reader';

/** Sessions and the devices they belong to. */
export const sessionParts = defineParts({
  entities: [SessionEntity, RefreshTokenEntity],
  handlers: [
    SignInHandler,
    RefreshSessionHandler,
    SignOutHandler,
    SignOutEverywhereHandler,
    ListSessionsQuery,
    EndSessionHandler,
    GetSessionQuery,
    ResolveSessionQuery,
    ReportSignInTriesHandler,
  ],
  jobs: [PruneSessionsJob, WarnOfSignInTriesJob],
  providers: [
    SupportRecorder,
    SessionRepository,
    RefreshTokenRepository,
    SessionIssuer,
    SessionRevoker,
    SignInStatusReader,
  ],
});
