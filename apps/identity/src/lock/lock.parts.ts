import { defineParts } from '@quillcare/service-kit';
import { LockSessionHandler } from './operations/lock-session.handler';
import { UnlockSessionHandler } from './operations/unlock-session.handler';

/** Locking the session of a device that is handed to someone else. */
export const lockParts = defineParts({
  handlers: [LockSessionHandler, UnlockSessionHandler],
});
