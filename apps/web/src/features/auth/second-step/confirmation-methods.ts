import type { SecondStepState } from '@quillcare/contracts';

export type ConfirmationMethod = SecondStepState['ways'][number];

// Recovery codes are limited and single-use, so they come last and are never the default while another method is available.
const ORDER: readonly ConfirmationMethod[] = ['totp', 'passkey', 'password', 'recovery'];

/**
 * Returns the methods available on this device, the default first: the authenticator app, or a passkey if the user has only
 * passkeys.
 */
export function availableWays(
  methods: readonly ConfirmationMethod[],
  hasPasskeys: boolean,
): ConfirmationMethod[] {
  return ORDER.filter((method) => methods.includes(method) && (method !== 'passkey' || hasPasskeys));
}
