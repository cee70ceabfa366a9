import { defineParts } from '@quillcare/service-kit';
import { LockSessionHandler } from './operations/lock-session.handler';
import { UnlockSessionHandler } from './operations/unlock-session.handler';

/** Sessions of devices that are handed to somebody else. */
export const lockParts = defineParts({
  handlers: [LockSessionHandler, UnlockSessionHandler],
});
