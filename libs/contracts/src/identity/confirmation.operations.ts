import { z } from 'zod';
import { command } from '../core/operation';
import { email, rawText } from '../core/primitives';
import { SIGN_IN_LIMIT } from './identity.operations';

const done = z.object({ success: z.literal(true) });
const password = rawText(200).min(1, 'Please enter your password.');

export const confirmEmail = command({
  name: 'identity.confirmEmail',
  summary: 'Confirm an email address with the link from the email, once within 24 hours',
  http: { method: 'POST', path: '/auth/confirm-email', status: 200 },
  permission: 'public',
  body: z.strictObject({ token: rawText(200) }),
  result: done,
  errors: ['CONFIRMATION_LINK_INVALID'],
  rateLimit: { max: 60, windowSeconds: 3600 },
  invalidates: ['Session'],
});

export const resendConfirmation = command({
  name: 'identity.resendConfirmation',
  summary: 'Send a new confirmation link; the previous link stops working',
  http: { method: 'POST', path: '/auth/resend-confirmation', status: 200 },
  permission: 'signed-in',
  whileReadOnly: true,
  ownerOnly: true,
  result: done,
  errors: ['EMAIL_ALREADY_CONFIRMED', 'TOO_MANY_REQUESTS'],
  rateLimit: { max: 60, windowSeconds: 3600 },
});

/** The address the new link was sent to. */
const corrected = done.extend({ email: z.string() });

export const correctEmail = command({
  name: 'identity.correctEmail',
  summary:
    'Correct your unconfirmed email address; a link goes to the new one and the previous link stops working',
  http: { method: 'POST', path: '/auth/correct-email', status: 200 },
  permission: 'signed-in',
  whileReadOnly: true,
  ownerOnly: true,
  body: z.strictObject({ email, password }),
  result: corrected,
  errors: ['EMAIL_TAKEN', 'EMAIL_RESERVED', 'EMAIL_ALREADY_CONFIRMED', 'TOO_MANY_REQUESTS'],
  rateLimit: { max: 20, windowSeconds: 600 },
  deadlineMs: 15_000,
  invalidates: ['Session', 'Organisation', 'User'],
});

/** For people who mistyped their address at sign-up and cannot sign in because the link went to the wrong address. */
export const correctEmailAtSignIn = command({
  name: 'identity.correctEmailAtSignIn',
  summary:
    'Correct an unconfirmed email address before signing in, using the address as typed and the password',
  http: { method: 'POST', path: '/auth/correct-email-at-sign-in', status: 200 },
  permission: 'public',
  body: z.strictObject({ email, password, newEmail: email }),
  result: corrected,
  errors: [
    'INVALID_CREDENTIALS',
    'EMAIL_TAKEN',
    'EMAIL_RESERVED',
    'EMAIL_ALREADY_CONFIRMED',
    'SECOND_STEP_REQUIRED',
    'TOO_MANY_REQUESTS',
  ],
  rateLimit: SIGN_IN_LIMIT,
  deadlineMs: 15_000,
});
