import { passkeyTexts } from './passkey.texts';

/** What the server made for the browser's passkey functions, and what these give back for the server. */
type Exchanged = Record<string, unknown>;

/** Why a passkey was not made or used, in a sentence for the person. */
export class PasskeyFailure extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'PasskeyFailure';
  }
}

/** Whether this browser, at this address, has passkeys at all. */
export function hasPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function' && window.isSecureContext;
}

/** Has the person make a passkey; throws a `PasskeyFailure`. */
export async function makePasskey(options: Exchanged): Promise<Exchanged> {
  const { startRegistration } = await code();
  try {
    return { ...(await startRegistration({ optionsJSON: options as never })) };
  } catch (error) {
    throw new PasskeyFailure(sentenceOf(error, passkeyTexts.notMade));
  }
}

/** Has the person use one of their passkeys; throws a `PasskeyFailure`. */
export async function presentPasskey(options: Exchanged): Promise<Exchanged> {
  const { startAuthentication } = await code();
  try {
    return { ...(await startAuthentication({ optionsJSON: options as never })) };
  } catch (error) {
    throw new PasskeyFailure(sentenceOf(error, passkeyTexts.notUsed));
  }
}

// Loaded when somebody wants a passkey, not before.
async function code() {
  try {
    return await import('@simplewebauthn/browser');
  } catch {
    throw new PasskeyFailure(passkeyTexts.notLoaded);
  }
}

// Browsers say "not allowed" for everything that the person did, and for waiting too long: on purpose they tell no more.
function sentenceOf(error: unknown, otherwise: string): string {
  const { code: reason, cause, name } = error as { code?: string; cause?: { name?: string }; name?: string };
  if (reason === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return passkeyTexts.known;
  if (reason === 'ERROR_INVALID_DOMAIN' || reason === 'ERROR_INVALID_RP_ID') return passkeyTexts.wrongAddress;
  return (cause?.name ?? name) === 'NotAllowedError' ? otherwise : passkeyTexts.failed;
}
