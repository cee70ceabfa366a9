import { defineParts } from '@quillcare/service-kit';
import { CreateSupportAccess1763800005000 } from './persistence/create-support-access.migration';
import { OnSessionsChangedConsumer } from './consumers/on-sessions-changed.consumer';
import { CloseSupportJob } from './jobs/close-support.job';
import { ListImpersonationsQuery } from './operations/list-impersonations.query';
import { StartImpersonationHandler } from './operations/start-impersonation.handler';
import { StopImpersonationHandler } from './operations/stop-impersonation.handler';
import { SupportCloser } from './support-closer';
import { SupportSessions } from './support-sessions';

/** Support access to a practice's account. */
export const supportParts = defineParts({
  migrations: [CreateSupportAccess1763800005000],
  handlers: [StartImpersonationHandler, StopImpersonationHandler, ListImpersonationsQuery],
  consumers: [OnSessionsChangedConsumer],
  jobs: [CloseSupportJob],
  providers: [SupportCloser, SupportSessions],
});
