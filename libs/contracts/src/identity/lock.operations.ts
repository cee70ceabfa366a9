import { z } from 'zod';
import { event } from '../core/event';
import { command } from '../core/operation';
import { id, rawText } from '../core/primitives';
import { session } from './identity.schemas';

/**
 * Locks the session before the device is handed to a patient. The practice's data cannot be reached from it until the password is
 * entered.
 */
export const lockSession = command({
  name: 'identity.lockSession',
  summary: 'Lock a session until its owner unlocks it',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, userId: id, sessionId: id }),
  result: z.object({ locked: z.literal(true) }),
  errors: ['UNAUTHENTICATED'],
});

/** Unlocks with the password. Accounts with a second step must then pass it, as after signing in. */
export const unlockSession = command({
  name: 'identity.unlockSession',
  summary: 'Unlock a handed-over device with your password',
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

/** The device was returned by whoever it was handed to. */
export const SessionUnlocked = event({
  service: 'identity',
  name: 'SessionUnlocked',
  data: z.object({ userId: id, sessionId: id }),
});
