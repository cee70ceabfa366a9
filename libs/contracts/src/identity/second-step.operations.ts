import { z } from 'zod';
import { command, query } from '../core/operation';
import { ADMINS, role, ROLES } from '../core/permissions';
import { id, idParams, instant, rawText, text, version } from '../core/primitives';
import { session } from './identity.schemas';

export const passkey = z.object({ id, name: z.string(), createdAt: instant, lastUsedAt: instant.nullable() });
export type Passkey = z.infer<typeof passkey>;

/** Ways to prove one's identity. `password` is for accounts without a second step. */
export const confirmationWay = z.enum(['totp', 'passkey', 'recovery', 'password']);

export const secondStepState = z.object({
  totp: z.object({ since: instant }).nullable(),
  passkeys: z.array(passkey),
  recoveryCodesLeft: z.number().int(),
  /** Whether the practice or the platform requires a second step for this role. */
  isRequired: z.boolean(),
  /** The ways in which this person can currently prove their identity. */
  ways: z.array(confirmationWay),
});
export type SecondStepState = z.infer<typeof secondStepState>;

/** Recovery codes, shown once. Null if the account already had codes. */
const newRecoveryCodes = z.array(z.string()).length(10).nullable();

/** A credential from `navigator.credentials` in the format of @simplewebauthn/browser. */
const credential = z.record(z.string(), z.unknown());
/** Options for `navigator.credentials` in the format of @simplewebauthn/server. */
const credentialOptions = z.record(z.string(), z.unknown());

const guessing = { max: 60, windowSeconds: 600 } as const;

export const getSecondStep = query({
  name: 'identity.getSecondStep',
  summary: 'Get the two-step verification methods of your account',
  http: { method: 'GET', path: '/auth/second-step' },
  permission: 'signed-in',
  beforeSecondStep: true,
  result: secondStepState,
  provides: ['SecondStep'],
});

export const beginTotp = command({
  name: 'identity.beginTotp',
  summary: 'Create an authenticator app secret; it takes effect once confirmed with a code',
  http: { method: 'POST', path: '/auth/second-step/totp', status: 200 },
  permission: 'signed-in',
  whileReadOnly: true,
  beforeSecondStep: true,
  stepUp: true,
  ownerOnly: true,
  result: z.object({
    /** Base32, for manual entry. */
    secret: z.string(),
    /** `otpauth://…`, for the QR code. */
    uri: z.string(),
  }),
  errors: ['SECOND_STEP_REQUIRED'],
  rateLimit: guessing,
});

export const confirmTotp = command({
  name: 'identity.confirmTotp',
  summary: 'Enable the authenticator app with its first code',
  http: { method: 'POST', path: '/auth/second-step/totp/confirm', status: 200 },
  permission: 'signed-in',
  whileReadOnly: true,
  beforeSecondStep: true,
  stepUp: true,
  ownerOnly: true,
  body: z.strictObject({ code: text(20) }),
  result: z.object({ recoveryCodes: newRecoveryCodes }),
  errors: ['SECOND_STEP_REQUIRED', 'NOT_FOUND'],
  rateLimit: guessing,
  invalidates: ['Session', 'SecondStep', 'Device'],
});

export const removeTotp = command({
  name: 'identity.removeTotp',
  summary: 'Remove the authenticator app',
  http: { method: 'DELETE', path: '/auth/second-step/totp' },
  permission: 'signed-in',
  whileReadOnly: true,
  stepUp: true,
  ownerOnly: true,
  result: z.object({ removed: z.literal(true) }),
  errors: ['NOT_FOUND', 'LAST_SECOND_STEP'],
  invalidates: ['Session', 'SecondStep'],
});

export const renewRecoveryCodes = command({
  name: 'identity.renewRecoveryCodes',
  summary: 'Generate ten new recovery codes; the previous ones stop working',
  http: { method: 'POST', path: '/auth/second-step/recovery-codes', status: 200 },
  permission: 'signed-in',
  whileReadOnly: true,
  stepUp: true,
  ownerOnly: true,
  result: z.object({ recoveryCodes: z.array(z.string()).length(10) }),
  errors: ['NOT_FOUND'],
  rateLimit: guessing,
  invalidates: ['SecondStep'],
});

export const beginPasskey = command({
  name: 'identity.beginPasskey',
  summary: 'Get the options for creating a passkey',
  http: { method: 'POST', path: '/auth/second-step/passkeys/begin', status: 200 },
  permission: 'signed-in',
  whileReadOnly: true,
  beforeSecondStep: true,
  stepUp: true,
  ownerOnly: true,
  result: z.object({ options: credentialOptions }),
  errors: ['SECOND_STEP_REQUIRED'],
  rateLimit: guessing,
});

export const addPasskey = command({
  name: 'identity.addPasskey',
  summary: 'Register a passkey created by the browser',
  http: { method: 'POST', path: '/auth/second-step/passkeys' },
  permission: 'signed-in',
  whileReadOnly: true,
  beforeSecondStep: true,
  stepUp: true,
  ownerOnly: true,
  body: z.strictObject({ name: text(60), credential }),
  result: z.object({ passkey, recoveryCodes: newRecoveryCodes }),
  errors: ['SECOND_STEP_REQUIRED', 'DUPLICATE'],
  rateLimit: guessing,
  invalidates: ['Session', 'SecondStep', 'Device'],
});

export const removePasskey = command({
  name: 'identity.removePasskey',
  summary: 'Remove a passkey',
  http: { method: 'DELETE', path: '/auth/second-step/passkeys/:id' },
  permission: 'signed-in',
  whileReadOnly: true,
  stepUp: true,
  ownerOnly: true,
  params: idParams,
  result: z.object({ id }),
  errors: ['NOT_FOUND', 'LAST_SECOND_STEP'],
  invalidates: ['Session', 'SecondStep'],
});

export const beginPasskeyCheck = command({
  name: 'identity.beginPasskeyCheck',
  summary: 'Get the options for verifying one of your passkeys',
  http: { method: 'POST', path: '/auth/second-step/passkeys/check', status: 200 },
  permission: 'signed-in',
  whileReadOnly: true,
  beforeSecondStep: true,
  ownerOnly: true,
  result: z.object({ options: credentialOptions }),
  errors: ['NOT_FOUND'],
  rateLimit: guessing,
});

export const confirmation = z.discriminatedUnion(
  'way',
  [
    z.strictObject({ way: z.literal('totp'), code: text(20) }),
    z.strictObject({ way: z.literal('recovery'), code: text(40) }),
    z.strictObject({ way: z.literal('passkey'), credential }),
    z.strictObject({
      way: z.literal('password'),
      password: rawText(200).min(1, 'Please enter your password.'),
    }),
  ],
  'This field is invalid',
);
export type Confirmation = z.infer<typeof confirmation>;

/**
 * Completes a sign-in, or renews the proof of identity of an open session (step-up). Accounts with a second step must use it; the
 * password is accepted only for accounts without one.
 */
export const confirmIdentity = command({
  name: 'identity.confirmIdentity',
  summary:
    'Confirm your identity: the second step of signing in, or a fresh proof before a sensitive operation',
  http: { method: 'POST', path: '/auth/second-step/confirm', status: 200 },
  permission: 'signed-in',
  whileReadOnly: true,
  beforeSecondStep: true,
  ownerOnly: true,
  body: confirmation,
  result: z.object({ session, recoveryCodesLeft: z.number().int() }),
  errors: ['TOO_MANY_REQUESTS'],
  rateLimit: guessing,
  deadlineMs: 15_000,
  invalidates: ['SecondStep'],
});

export const mfaPolicy = z.object({ version, roles: z.array(role).max(ROLES.length) });
export type MfaPolicy = z.infer<typeof mfaPolicy>;

export const getMfaPolicy = query({
  name: 'identity.getMfaPolicy',
  summary: 'Get the roles that require a second step, and how many of their members have none',
  http: { method: 'GET', path: '/organisation/mfa-policy' },
  permission: { resource: 'SETTINGS', action: 'READ' },
  result: mfaPolicy.extend({ withoutSecondStep: z.partialRecord(role, z.number().int()) }),
  provides: ['Organisation', 'User'],
});

export const setMfaPolicy = command({
  name: 'identity.setMfaPolicy',
  summary: 'Set the roles that require a second step, with immediate effect',
  http: { method: 'PATCH', path: '/organisation/mfa-policy' },
  permission: { resource: 'SETTINGS', action: 'UPDATE' },
  whileReadOnly: true,
  stepUp: true,
  body: z.strictObject(mfaPolicy.shape),
  result: mfaPolicy,
  errors: ['VERSION_CONFLICT'],
  invalidates: ['Organisation', 'Session', 'SecondStep'],
});

export const resetSecondStep = command({
  name: 'identity.resetSecondStep',
  summary:
    'Reset the second step of a staff member who lost it; ends their sessions and notifies them by email',
  http: { method: 'DELETE', path: '/users/:id/second-step' },
  permission: { roles: ADMINS },
  whileReadOnly: true,
  stepUp: true,
  params: idParams,
  result: z.object({ id }),
  errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'FORBIDDEN'],
  invalidates: ['User'],
});
