import type { Confirmation } from '@quillcare/contracts';

export type Way = Confirmation['way'];
/** Second steps a user can set up. Recovery codes are issued with the first. */
export type Factor = 'totp' | 'passkey';

/** What an account has set up. */
export interface Factors {
  readonly totpSince: Date | null;
  readonly passkeys: number;
  readonly recoveryCodesLeft: number;
  /** True if the practice or the platform requires a second step for the role. */
  readonly isRequired: boolean;
}

/** Generous for one passkey per device, but bounded because every sign-in offers all of them to the browser. */
export const MAX_PASSKEYS = 20;

export function hasSecondStep({ totpSince, passkeys }: Factors): boolean {
  return totpSince !== null || passkeys > 0;
}

/** Returns how the owner can confirm their identity now. The password counts only if there is nothing stronger. */
export function waysOf(factors: Factors): Way[] {
  if (!hasSecondStep(factors)) return ['password'];
  return [
    ...(factors.totpSince ? (['totp'] as const) : []),
    ...(factors.passkeys > 0 ? (['passkey'] as const) : []),
    ...(factors.recoveryCodesLeft > 0 ? (['recovery'] as const) : []),
  ];
}

/** Returns whether the account would have no second step without this one. */
export function isLastFactor({ totpSince, passkeys }: Factors, factor: Factor): boolean {
  return factor === 'totp' ? passkeys === 0 : totpSince === null && passkeys === 1;
}

export const WAY_NAMES: Record<Way, string> = {
  totp: 'an authenticator app',
  passkey: 'a passkey',
  recovery: 'a recovery code',
  password: 'the password',
};
