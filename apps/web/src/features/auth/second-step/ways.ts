import type { SecondStepState } from '@quillcare/contracts';

export type ConfirmationWay = SecondStepState['ways'][number];

// Recovery codes are few and work once, so they come last.
const ORDER: readonly ConfirmationWay[] = ['totp', 'passkey', 'password', 'recovery'];

/**
 * The ways available on this device, the default first: the authenticator app, or a passkey for people who
 * have only passkeys.
 */
export function waysHere(ways: readonly ConfirmationWay[], hasPasskeys: boolean): ConfirmationWay[] {
  return ORDER.filter((way) => ways.includes(way) && (way !== 'passkey' || hasPasskeys));
}
