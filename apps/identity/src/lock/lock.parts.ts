import { defineParts } from '@quillcare/service-kit';
import { LockSessions1764500005010 } from './lock-sessions.migration';
import { LockSessionHandler } from './operations/lock-session.handler';
import { UnlockSessionHandler } from './operations/unlock-session.handler';

/** Sessions of devices that are handed to somebody else. */
export const lockParts = defineParts({
  migrations: [LockSessions1764500005010],
  handlers: [LockSessionHandler, UnlockSessionHandler],
});
