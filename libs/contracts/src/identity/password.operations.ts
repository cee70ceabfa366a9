import { z } from 'zod';
import { command, query } from '../core/operation';
import { email, instant, rawText } from '../core/primitives';

const done = z.object({ success: z.literal(true) });

export const requestPasswordReset = command({
  name: 'identity.requestPasswordReset',
  summary: 'Email a password reset link; the response does not reveal whether an account exists',
  http: { method: 'POST', path: '/emails/password-reset', status: 200 },
  permission: 'public',
  body: z.strictObject({ email }),
  result: done,
  rateLimit: {
    max: 30,
    windowSeconds: 3600,
    perField: {
      field: 'email',
      max: 5,
      // Identical for every address, so that it does not reveal who has an account.
      advice:
        'A link has already been requested several times. If an account uses this email, the latest link is in its inbox or spam folder.',
    },
  },
});

/** The token is sent in the body, so that it appears in no URL and no log. */
export const checkResetLink = query({
  name: 'identity.checkResetLink',
  summary: 'Check whether a reset link is still valid, and until when',
  http: { method: 'POST', path: '/emails/check-reset-link', status: 200 },
  permission: 'public',
  body: z.strictObject({ token: rawText(200) }),
  result: z.object({ expiresAt: instant }),
  errors: ['RESET_LINK_INVALID'],
  rateLimit: { max: 60, windowSeconds: 3600 },
});

export const resetPassword = command({
  name: 'identity.resetPassword',
  summary: 'Set a new password with a reset link; ends every session of the account',
  http: { method: 'POST', path: '/emails/reset-password', status: 200, session: 'device' },
  permission: 'public',
  body: z.strictObject({ token: rawText(200), newPassword: rawText(200) }),
  /** The email address that the new password is for. */
  result: done.extend({ email: z.string() }),
  errors: ['RESET_LINK_INVALID'],
  rateLimit: { max: 30, windowSeconds: 3600 },
  deadlineMs: 15_000,
});

export const changePassword = command({
  name: 'identity.changePassword',
  summary: 'Change your password; ends all your other sessions',
  http: { method: 'POST', path: '/auth/change-password', status: 200 },
  permission: 'signed-in',
  whileReadOnly: true,
  ownerOnly: true,
  body: z.strictObject({
    currentPassword: rawText(200).min(1, 'Please enter your password.'),
    newPassword: rawText(200),
  }),
  result: done,
  rateLimit: { max: 20, windowSeconds: 600 },
  deadlineMs: 15_000,
  invalidates: ['Device'],
});
