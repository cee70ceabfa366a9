import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type ProcessConfig } from '@quillcare/service-kit';
import { displayName } from '../user/domain/user';
import type { UserEntity } from '../user/persistence/user.entity';
import {
  CHALLENGE_TIMEOUT_MS,
  registrationCredential,
  type RegistrationCredential,
  assertionCredential,
  type AssertionCredential,
} from './domain/credential';
import type { PasskeyEntity } from './persistence/passkey.entity';

/** The stored part of a new passkey. */
export type NewPasskey = Pick<
  PasskeyEntity,
  'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isBackedUp'
>;

export type PasskeyUse = Pick<PasskeyEntity, 'counter' | 'isBackedUp'>;

// Loaded on first use, because it includes a certificate parser that every process would otherwise hold in memory.
const loadLibrary = () => import('@simplewebauthn/server');

type Options = Record<string, unknown> & { challenge: string };

/** WebAuthn for the product's public URL. */
@Injectable()
export class WebAuthn {
  private readonly rpID: string;
  private readonly origin: string;

  constructor(@Inject(CONFIG) config: ProcessConfig) {
    const { hostname, origin } = new URL(config.publicUrl);
    this.rpID = hostname;
    this.origin = origin;
  }

  /** Returns the creation options for the browser, excluding passkeys the account already has. */
  async registrationOptions(user: UserEntity, known: readonly PasskeyEntity[]): Promise<Options> {
    const { generateRegistrationOptions } = await loadLibrary();
    return {
      ...(await generateRegistrationOptions({
        rpName: 'Quillcare',
        rpID: this.rpID,
        userName: user.email,
        userDisplayName: displayName(user),
        userID: new TextEncoder().encode(user.id),
        timeout: CHALLENGE_TIMEOUT_MS,
        attestationType: 'none',
        excludeCredentials: known.map(descriptorOf),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      })),
    };
  }

  /** Returns the request options for using one of these passkeys. */
  async authenticationOptions(known: readonly PasskeyEntity[]): Promise<Options> {
    const { generateAuthenticationOptions } = await loadLibrary();
    return {
      ...(await generateAuthenticationOptions({
        rpID: this.rpID,
        timeout: CHALLENGE_TIMEOUT_MS,
        allowCredentials: known.map(descriptorOf),
        userVerification: 'preferred',
      })),
    };
  }

  /** Verifies a passkey created for this challenge. Null if it is not trustworthy. */
  async verifyCreated(response: unknown, challenge: string): Promise<NewPasskey | null> {
    const credential = registrationCredential.safeParse(response);
    if (!credential.success) return null;
    const verified = await orNull(this.verifyRegistrationResponse(credential.data, challenge));
    if (!verified?.verified) return null;
    const { credential: registered, credentialBackedUp } = verified.registrationInfo;
    return {
      credentialId: registered.id,
      publicKey: Buffer.from(registered.publicKey),
      counter: registered.counter,
      transports: credential.data.response.transports,
      isBackedUp: credentialBackedUp,
    };
  }

  /** Verifies a passkey assertion. Null if it is not trustworthy, which includes a counter that went backwards. */
  async verifyAssertion(
    response: unknown,
    challenge: string,
    passkey: PasskeyEntity,
  ): Promise<PasskeyUse | null> {
    const credential = assertionCredential.safeParse(response);
    if (!credential.success) return null;
    const verified = await orNull(this.verifyAuthenticationResponse(credential.data, challenge, passkey));
    if (!verified?.verified) return null;
    const { newCounter, credentialBackedUp } = verified.authenticationInfo;
    return { counter: newCounter, isBackedUp: credentialBackedUp };
  }

  private async verifyRegistrationResponse(response: RegistrationCredential, expectedChallenge: string) {
    const { verifyRegistrationResponse } = await loadLibrary();
    return verifyRegistrationResponse({
      response: { ...response, response: { ...response.response } },
      expectedChallenge,
      expectedOrigin: this.origin,
      expectedRPID: this.rpID,
      requireUserVerification: false,
    });
  }

  private async verifyAuthenticationResponse(
    response: AssertionCredential,
    expectedChallenge: string,
    passkey: PasskeyEntity,
  ) {
    const { credentialId: id, publicKey, counter } = passkey;
    const { verifyAuthenticationResponse } = await loadLibrary();
    return verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: this.origin,
      expectedRPID: this.rpID,
      credential: { id, publicKey: new Uint8Array(publicKey), counter },
      requireUserVerification: false,
    });
  }
}

// The library throws if it does not trust something. Its messages contain challenges and must not be shown.
async function orNull<T>(verified: Promise<T>): Promise<T | null> {
  return verified.catch(() => null);
}

function descriptorOf({ credentialId, transports }: PasskeyEntity): { id: string; transports: string[] } {
  return { id: credentialId, transports };
}
