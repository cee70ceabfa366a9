import type { SecondStepState } from '@quillcare/contracts';

export type ConfirmationWay = SecondStepState['ways'][number];

// Recovery codes are few and work once: they come last, and never by themselves while something else is there.
const ORDER: readonly ConfirmationWay[] = ['totp', 'passkey', 'password', 'recovery'];

/**
 * The ways that are open to somebody on this device, the one to begin with first: the authenticator app, or a passkey for
 * who has only passkeys.
 */
export function waysHere(ways: readonly ConfirmationWay[], hasPasskeys: boolean): ConfirmationWay[] {
  return ORDER.filter((way) => ways.includes(way) && (way !== 'passkey' || hasPasskeys));
}
