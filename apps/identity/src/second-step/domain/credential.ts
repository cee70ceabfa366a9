import { z } from 'zod';

/** How long a browser may take to answer a passkey challenge. */
export const CHALLENGE_TIMEOUT_MS = 5 * 60_000;

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

const base64url = z.string().regex(/^[\w-]+$/);
const credential = { id: base64url, rawId: base64url, type: z.literal('public-key') };
// What an authenticator reports about itself is only a hint, so unknown values are dropped.
const transports = z
  .array(z.unknown())
  .catch([])
  .transform((values) => TRANSPORTS.filter((known) => values.includes(known)));
const extensions = z.unknown().transform(() => ({}));

/** A newly created passkey, as returned by @simplewebauthn/browser. */
export const registrationCredential = z.object({
  ...credential,
  clientExtensionResults: extensions,
  response: z.object({ clientDataJSON: base64url, attestationObject: base64url, transports }),
});
export type RegistrationCredential = z.output<typeof registrationCredential>;

/** The assertion of a passkey that was used. */
export const assertionCredential = z.object({
  ...credential,
  clientExtensionResults: extensions,
  response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
});
export type AssertionCredential = z.output<typeof assertionCredential>;

/** The challenge stored in a session. */
export interface Challenge {
  readonly challenge: string;
  readonly challengeAt: Date;
}

export function isChallengeFresh({ challengeAt }: Challenge, now: Date): boolean {
  return now.getTime() - challengeAt.getTime() <= CHALLENGE_TIMEOUT_MS;
}
