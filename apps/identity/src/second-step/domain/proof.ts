import type { FieldError } from '@quillcare/contracts';
import type { Way } from './factors';

/** A verified proof of identity. It can be used once, in the transaction of the action that required it. */
export type Proof =
  | { readonly way: 'totp'; readonly totpId: string; readonly step: number; readonly sealedSecret: string }
  | { readonly way: 'recovery'; readonly codeHash: string }
  | {
      readonly way: 'passkey';
      readonly passkeyId: string;
      readonly counter: number;
      readonly isBackedUp: boolean;
    }
  | { readonly way: 'password'; readonly passwordHash: string };

/** Why a proof was rejected, worded for the user and for the audit trail. */
export interface Refusal {
  readonly error: FieldError;
  readonly notes: string;
  /** Whether it counts as a wrong attempt, because the value could be guessed. */
  readonly isGuess: boolean;
}

export type Verification = { readonly proof: Proof } | { readonly refusal: Refusal };

/** The form field of each method. */
export const FIELDS: Record<Way, 'code' | 'credential' | 'password'> = {
  totp: 'code',
  recovery: 'code',
  passkey: 'credential',
  password: 'password',
};

const REFUSALS = {
  wrongCode: ['totp', 'This code is incorrect. Please enter the one your app shows now.', 'A wrong code'],
  usedCode: [
    'totp',
    'This code has already been used. Please wait until your app shows the next one.',
    'A code that had already been used',
  ],
  noApp: ['totp', 'Your account has no authenticator app.', 'A code of an app the account does not have'],
  recovery: [
    'recovery',
    'This recovery code is incorrect or has already been used.',
    'A wrong or used recovery code',
  ],
  passkey: [
    'passkey',
    'This passkey was not accepted. Please try again.',
    'A passkey that could not be trusted',
  ],
  password: ['password', 'This password is incorrect.', 'A wrong password'],
  tooWeak: [
    'password',
    'Your account has two-step sign-in. Please confirm with your second step.',
    'A password instead of the second step',
  ],
} as const satisfies Record<string, readonly [Way, string, string]>;

const GUESSABLE_REASONS: readonly string[] = ['wrongCode', 'password'] satisfies (keyof typeof REFUSALS)[];

export function buildRefusal(reason: keyof typeof REFUSALS): Refusal {
  const [method, message, attempt] = REFUSALS[reason];
  return {
    error: { path: FIELDS[method], message },
    notes: `${attempt} was given to confirm the identity.`,
    isGuess: GUESSABLE_REASONS.includes(reason),
  };
}

const AFTER_USE = {
  totp: 'usedCode',
  recovery: 'recovery',
  passkey: 'passkey',
  password: 'password',
} as const satisfies Record<Way, keyof typeof REFUSALS>;

/** Returns the refusal for a proof that was valid when verified but has been used since. */
export function alreadyUsedRefusal(method: Way): Refusal {
  return buildRefusal(AFTER_USE[method]);
}
