import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { deriveKey } from '@quillcare/service-kit';

/** DER prefixes (RFC 8410) of a 32-byte Ed25519 private and public key. */
const PRIVATE_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

/**
 * Derives the key that signs checkpoints from the application secret: access to the database alone does not reveal it, and every
 * process derives the same key.
 */
export function checkpointKey(appSecret: string): KeyObject {
  const seed = deriveKey(appSecret, 'audit checkpoint');
  return createPrivateKey({ key: Buffer.concat([PRIVATE_PREFIX, seed]), format: 'der', type: 'pkcs8' });
}

/** Returns the public half of a key: its 32 bytes in base64. */
export function publicKeyOf(key: KeyObject): string {
  const der = createPublicKey(key).export({ format: 'der', type: 'spki' });
  return der.subarray(PUBLIC_PREFIX.length).toString('base64');
}

/** Returns the signature of a text in base64. */
export function signText(text: string, key: KeyObject): string {
  return sign(null, Buffer.from(text), key).toString('base64');
}

export function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  const bytes = Buffer.from(publicKey, 'base64');
  if (bytes.length !== 32) return false;
  const key = createPublicKey({ key: Buffer.concat([PUBLIC_PREFIX, bytes]), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
}
