import type { Confirmation } from '@quillcare/contracts';

export type Way = Confirmation['way'];
/** Second steps that a person can set up; recovery codes are issued with the first. */
export type Factor = 'totp' | 'passkey';

/** What an account has set up. */
export interface Factors {
  readonly totpSince: Date | null;
  readonly passkeys: number;
  readonly recoveryCodesLeft: number;
  /** The practice, or the platform, requires a second step of the role. */
  readonly isRequired: boolean;
}

/** A passkey for every device that a person has, and no more: each sign-in is asked about all of them. */
export const MOST_PASSKEYS = 20;

/** Whether the account has a second step at all. */
export function hasSecondStep({ totpSince, passkeys }: Factors): boolean {
  return totpSince !== null || passkeys > 0;
}

/** How the owner can confirm their identity now; the password counts only where there is nothing stronger. */
export function waysOf(factors: Factors): Way[] {
  if (!hasSecondStep(factors)) return ['password'];
  return [
    ...(factors.totpSince ? (['totp'] as const) : []),
    ...(factors.passkeys > 0 ? (['passkey'] as const) : []),
    ...(factors.recoveryCodesLeft > 0 ? (['recovery'] as const) : []),
  ];
}

/** Whether the account would have no second step without this one. */
export function isLast({ totpSince, passkeys }: Factors, factor: Factor): boolean {
  return factor === 'totp' ? passkeys === 0 : totpSince === null && passkeys === 1;
}

/** Names of the ways, for people. */
export const WAY_NAMES: Record<Way, string> = {
  totp: 'an authenticator app',
  passkey: 'a passkey',
  recovery: 'a recovery code',
  password: 'the password',
};
