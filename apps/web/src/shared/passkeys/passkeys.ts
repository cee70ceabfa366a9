import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { passkeyWords } from './passkey.en';
import { word } from '../words/words';

/** JSON between the server and the browser's passkey functions, which each make and check on their side. */
type Exchanged = Record<string, unknown>;

/** A passkey was not made or used; the message is for the person. */
export class PasskeyFailure extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'PasskeyFailure';
  }
}

/** Whether this browser supports passkeys at this address. */
export function hasPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function' && window.isSecureContext;
}

/** Creates a passkey with the person; throws a `PasskeyFailure`. */
export async function makePasskey(options: Exchanged): Promise<Exchanged> {
  const { startRegistration } = await code();
  try {
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    return { ...(await startRegistration({ optionsJSON })) };
  } catch (error) {
    throw new PasskeyFailure(sentenceOf(error, word(passkeyWords, 'notMade')));
  }
}

/** Requests one of the person's passkeys; throws a `PasskeyFailure`. */
export async function presentPasskey(options: Exchanged): Promise<Exchanged> {
  const { startAuthentication } = await code();
  try {
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    return { ...(await startAuthentication({ optionsJSON })) };
  } catch (error) {
    throw new PasskeyFailure(sentenceOf(error, word(passkeyWords, 'notUsed')));
  }
}

// Loaded at first use.
async function code() {
  try {
    return await import('@simplewebauthn/browser');
  } catch {
    throw new PasskeyFailure(word(passkeyWords, 'notLoaded'));
  }
}

// Browsers report "not allowed" for both a refusal and a timeout, deliberately without detail.
function sentenceOf(error: unknown, otherwise: string): string {
  const { code: reason, cause, name } = error as { code?: string; cause?: { name?: string }; name?: string };
  if (reason === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return word(passkeyWords, 'known');
  if (reason === 'ERROR_INVALID_DOMAIN' || reason === 'ERROR_INVALID_RP_ID')
    return word(passkeyWords, 'wrongAddress');
  return (cause?.name ?? name) === 'NotAllowedError' ? otherwise : word(passkeyWords, 'failed');
}
