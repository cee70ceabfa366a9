import {
  createHash,
  generateKeyPairSync,
  randomBytes,
  sign,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto';

export interface CreationOptions {
  challenge: string;
  rp: { id?: string };
}

export interface RequestOptions {
  challenge: string;
  rpId?: string;
}

export interface AuthenticatorOptions {
  /** The origin of the page using it. Tests may pass a foreign one. */
  origin: string;
  /** Whether it verified the user by fingerprint or PIN. */
  verifiesUser?: boolean;
}

const FLAGS = { present: 0x01, verified: 0x04, hasCredential: 0x40 } as const;

/** A software passkey (one ES256 key, attestation `none`) for tests against real verification code. */
export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(32);
  private readonly key: { publicKey: KeyObject; privateKey: KeyObject };
  /** The signature counter. Tests set it back to simulate a cloned key. */
  counter = 0;

  constructor(private readonly options: AuthenticatorOptions) {
    this.key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** The credential id in base64url. */
  get id(): string {
    return this.credentialId.toString('base64url');
  }

  /** Returns the same key as used by a page of another origin. */
  on(origin: string): SoftwareAuthenticator {
    return Object.assign(Object.create(SoftwareAuthenticator.prototype) as SoftwareAuthenticator, {
      ...this,
      options: { ...this.options, origin },
    });
  }

  /** Returns a registration as `startRegistration` of @simplewebauthn/browser does. */
  create({ challenge, rp }: CreationOptions): Record<string, unknown> {
    const authData = Buffer.concat([
      this.header(rp.id ?? new URL(this.options.origin).hostname, FLAGS.hasCredential),
      Buffer.alloc(16),
      uint(this.credentialId.length, 2),
      this.credentialId,
      this.coseKey(),
    ]);
    const attestation = cbor(
      new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal', 'carrier pigeon'],
    });
  }

  /** Returns an assertion as `startAuthentication` of @simplewebauthn/browser does. */
  get({ challenge, rpId }: RequestOptions): Record<string, unknown> {
    this.counter += 1;
    const clientData = this.clientData('webauthn.get', challenge);
    const authData = this.header(rpId ?? new URL(this.options.origin).hostname, 0);
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.key.privateKey).toString('base64url'),
    });
  }

  private answer(response: Record<string, unknown>): Record<string, unknown> {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.options.origin, crossOrigin: false }));
  }

  private header(rpId: string, more: number): Buffer {
    const flags = FLAGS.present | (this.options.verifiesUser === false ? 0 : FLAGS.verified) | more;
    const rpIdHash = createHash('sha256').update(rpId).digest();
    return Buffer.concat([rpIdHash, Buffer.from([flags]), uint(this.counter, 4)]);
  }

  // RFC 9053: key type EC2, algorithm ES256, curve P-256, and the two coordinates.
  private coseKey(): Buffer {
    const { x = '', y = '' } = this.key.publicKey.export({ format: 'jwk' }) as JsonWebKey;
    return cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }
}

type Cbor = number | string | Buffer | Map<string | number, Cbor>;

/** Encodes the subset of RFC 8949 that a credential needs: integers, texts, bytes and maps. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, entry]) => [cbor(key), cbor(entry)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

function head(major: number, count: number): Buffer {
  const type = major << 5;
  if (count < 24) return Buffer.from([type | count]);
  if (count < 256) return Buffer.from([type | 24, count]);
  return Buffer.concat([Buffer.from([type | 25]), uint(count, 2)]);
}

function uint(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}
