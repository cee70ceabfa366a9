import { defineParts } from '@quillcare/service-kit';
import { OnSessionsChangedConsumer } from './consumers/on-sessions-changed.consumer';
import { CloseSupportJob } from './jobs/close-support.job';
import { ListImpersonationsQuery } from './operations/list-impersonations.query';
import { StartImpersonationHandler } from './operations/start-impersonation.handler';
import { StopImpersonationHandler } from './operations/stop-impersonation.handler';
import { SupportCloser } from './support-closer';
import { SupportSessions } from './support-sessions';

/** Support access: super admins acting for a practice's staff. */
export const supportParts = defineParts({
  handlers: [StartImpersonationHandler, StopImpersonationHandler, ListImpersonationsQuery],
  consumers: [OnSessionsChangedConsumer],
  jobs: [CloseSupportJob],
  providers: [SupportCloser, SupportSessions],
});
