import { z } from 'zod';

/** How long a browser may take with a passkey. */
export const CHALLENGE_MS = 5 * 60_000;

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

const base64url = z.string().regex(/^[\w-]+$/);
const credential = { id: base64url, rawId: base64url, type: z.literal('public-key') };
// What an authenticator says about itself is a hint: what is not known is left out.
const transports = z
  .array(z.unknown())
  .catch([])
  .transform((given) => TRANSPORTS.filter((known) => given.includes(known)));
const extensions = z.unknown().transform(() => ({}));

/** A passkey that was just made, as @simplewebauthn/browser hands it over. */
export const madeCredential = z.object({
  ...credential,
  clientExtensionResults: extensions,
  response: z.object({ clientDataJSON: base64url, attestationObject: base64url, transports }),
});
export type MadeCredential = z.output<typeof madeCredential>;

/** The answer of a passkey that was used. */
export const usedCredential = z.object({
  ...credential,
  clientExtensionResults: extensions,
  response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
});
export type UsedCredential = z.output<typeof usedCredential>;

/** What a session remembers of the challenge that it gave out. */
export interface Challenge {
  readonly challenge: string;
  readonly challengeAt: Date;
}

/** Whether an answer to this challenge comes in time. */
export function isInTime({ challengeAt }: Challenge, now: Date): boolean {
  return now.getTime() - challengeAt.getTime() <= CHALLENGE_MS;
}
