import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { passkeyWords } from './passkey.en';
import { word } from '../words/words';

/** JSON exchanged between the server and the browser's passkey API, which validate it themselves. */
type PasskeyOptions = Record<string, unknown>;

/** Thrown when a passkey could not be created or used. Its message is for the user. */
export class PasskeyError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'PasskeyError';
  }
}

/** Whether this browser supports passkeys at this origin. */
export function isPasskeySupported(): boolean {
  return typeof window.PublicKeyCredential === 'function' && window.isSecureContext;
}

/** Creates a passkey with the user. Throws a `PasskeyError`. */
export async function createPasskey(options: PasskeyOptions): Promise<PasskeyOptions> {
  const { startRegistration } = await loadPasskeyCode();
  try {
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    return { ...(await startRegistration({ optionsJSON })) };
  } catch (error) {
    throw new PasskeyError(sentenceOf(error, word(passkeyWords, 'notMade')));
  }
}

/** Requests one of the user's passkeys. Throws a `PasskeyError`. */
export async function getPasskeyAssertion(options: PasskeyOptions): Promise<PasskeyOptions> {
  const { startAuthentication } = await loadPasskeyCode();
  try {
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    return { ...(await startAuthentication({ optionsJSON })) };
  } catch (error) {
    throw new PasskeyError(sentenceOf(error, word(passkeyWords, 'notUsed')));
  }
}

// Loads the library on first use.
async function loadPasskeyCode() {
  try {
    return await import('@simplewebauthn/browser');
  } catch {
    throw new PasskeyError(word(passkeyWords, 'notLoaded'));
  }
}

// Browsers deliberately report the same "not allowed" for a refusal and a timeout.
function sentenceOf(error: unknown, otherwise: string): string {
  const { code: reason, cause, name } = error as { code?: string; cause?: { name?: string }; name?: string };
  if (reason === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return word(passkeyWords, 'known');
  if (reason === 'ERROR_INVALID_DOMAIN' || reason === 'ERROR_INVALID_RP_ID')
    return word(passkeyWords, 'wrongAddress');
  return (cause?.name ?? name) === 'NotAllowedError' ? otherwise : word(passkeyWords, 'failed');
}
