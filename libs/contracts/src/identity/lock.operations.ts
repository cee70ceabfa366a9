import { z } from 'zod';
import { event } from '../core/event';
import { command } from '../core/operation';
import { id, rawText } from '../core/primitives';
import { session } from './identity.schemas';

/** Before a device is handed to a patient: nothing of the practice can be reached from it until the password is entered. */
export const lockSession = command({
  name: 'identity.lockSession',
  summary: 'Lock a session, so that it allows nothing until its owner unlocks it',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, userId: id, sessionId: id }),
  result: z.object({ locked: z.literal(true) }),
  errors: ['UNAUTHENTICATED'],
});

/** Accounts with a second step have to take it afterwards, as after signing in. */
export const unlockSession = command({
  name: 'identity.unlockSession',
  summary: 'Unlock a device that was handed over, with the own password',
  http: { method: 'POST', path: '/auth/unlock', status: 200 },
  permission: 'signed-in',
  whileReadOnly: true,
  beforeSecondStep: true,
  whileLocked: true,
  ownerOnly: true,
  body: z.strictObject({ password: rawText(200).min(1, 'Please enter your password.') }),
  result: z.object({ session }),
  errors: ['TOO_MANY_REQUESTS'],
  rateLimit: { max: 60, windowSeconds: 600 },
  deadlineMs: 15_000,
  invalidates: ['SecondStep'],
});

/** Whoever the device was handed to has given it back. */
export const SessionUnlocked = event({
  service: 'identity',
  name: 'SessionUnlocked',
  data: z.object({ userId: id, sessionId: id }),
});
