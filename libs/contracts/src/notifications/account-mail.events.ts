import { z } from 'zod';
import { job } from '../core/job';
import { role } from '../core/permissions';
import { id, isoDate } from '../core/primitives';

/** Parameters of account emails. They contain secret links and are therefore sent encrypted. */
export const passwordResetParams = z.object({
  name: z.string(),
  link: z.string(),
  minutes: z.number().int(),
});
export const passwordChangedParams = z.object({ name: z.string(), changedOn: isoDate, loginUrl: z.string() });
export const invitationParams = z.object({
  name: z.string(),
  practiceName: z.string(),
  inviterName: z.string(),
  role,
  link: z.string(),
  /** Last day of validity, in the practice's time zone. */
  expiresOn: isoDate,
});
export const secondStepOnParams = z.object({
  name: z.string(),
  way: z.enum(['totp', 'passkey']),
  changedOn: isoDate,
  loginUrl: z.string(),
});
export const secondStepOffParams = z.object({
  name: z.string(),
  /** `all`: an administrator removed the whole second step. */
  way: z.enum(['totp', 'passkey', 'all']),
  /** Who removed it. Null if it was the owner. */
  byName: z.string().nullable(),
  changedOn: isoDate,
  loginUrl: z.string(),
});
export const recoveryCodeUsedParams = z.object({
  name: z.string(),
  left: z.number().int(),
  usedOn: isoDate,
  loginUrl: z.string(),
});
/** Warns of repeated wrong codes, which need the password first, or of wrong passwords in an open session. */
export const secondStepGuessedParams = z.object({
  name: z.string(),
  guessed: z.enum(['code', 'password']),
  loginUrl: z.string(),
});

export const emailConfirmationParams = z.object({
  name: z.string(),
  link: z.string(),
  hours: z.number().int(),
});
/** `lastDay` is a date in the practice's time zone. */
export const practiceClosedParams = z.object({
  name: z.string(),
  practiceName: z.string(),
  lastDay: isoDate,
  exportUrl: z.string(),
});
export const signInTriesParams = z.object({ name: z.string(), resetUrl: z.string() });

export const accountMail = z.discriminatedUnion('template', [
  z.object({ template: z.literal('password-reset'), recipient: z.string(), params: passwordResetParams }),
  z.object({ template: z.literal('password-changed'), recipient: z.string(), params: passwordChangedParams }),
  z.object({ template: z.literal('invitation'), recipient: z.string(), params: invitationParams }),
  z.object({ template: z.literal('second-step-on'), recipient: z.string(), params: secondStepOnParams }),
  z.object({ template: z.literal('second-step-off'), recipient: z.string(), params: secondStepOffParams }),
  z.object({
    template: z.literal('recovery-code-used'),
    recipient: z.string(),
    params: recoveryCodeUsedParams,
  }),
  z.object({
    template: z.literal('second-step-guessed'),
    recipient: z.string(),
    params: secondStepGuessedParams,
  }),
  z.object({
    template: z.literal('email-confirmation'),
    recipient: z.string(),
    params: emailConfirmationParams,
  }),
  z.object({ template: z.literal('sign-in-tries'), recipient: z.string(), params: signInTriesParams }),
  z.object({ template: z.literal('practice-closed'), recipient: z.string(), params: practiceClosedParams }),
]);
export type AccountMail = z.infer<typeof accountMail>;

/** `sealedMail` is an encrypted `accountMail`. Emails with the same `key` are deduplicated within a practice. */
export const sendAccountMail = job({
  service: 'notifications',
  name: 'sendAccountMail',
  data: z.object({ organisationId: id, key: z.string(), sealedMail: z.string() }),
});
