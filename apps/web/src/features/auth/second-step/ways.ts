import type { SecondStepState } from '@quillcare/contracts';

export type ConfirmationWay = SecondStepState['ways'][number];

// Recovery codes are limited and single-use, so they come last and are never the default while another method is available.
const ORDER: readonly ConfirmationWay[] = ['totp', 'passkey', 'password', 'recovery'];

/**
 * Returns the methods available on this device, the default first: the authenticator app, or a passkey if the user has only
 * passkeys.
 */
export function waysHere(ways: readonly ConfirmationWay[], hasPasskeys: boolean): ConfirmationWay[] {
  return ORDER.filter((way) => ways.includes(way) && (way !== 'passkey' || hasPasskeys));
}
