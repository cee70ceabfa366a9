import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { deriveKey } from '@quillcare/service-kit';

/** What RFC 8410 puts before the 32 bytes of a private and of a public Ed25519 key. */
const PRIVATE_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

/**
 * The key that signs checkpoints. It follows from the application secret, so that nobody has it who has the database only, and
 * every process has the same.
 */
export function checkpointKey(appSecret: string): KeyObject {
  const seed = deriveKey(appSecret, 'audit checkpoint');
  return createPrivateKey({ key: Buffer.concat([PRIVATE_PREFIX, seed]), format: 'der', type: 'pkcs8' });
}

/** The public half of a key: its 32 bytes in base64. */
export function publicHalf(key: KeyObject): string {
  const der = createPublicKey(key).export({ format: 'der', type: 'spki' });
  return der.subarray(PUBLIC_PREFIX.length).toString('base64');
}

/** Signs a text; the signature in base64. */
export function signed(text: string, key: KeyObject): string {
  return sign(null, Buffer.from(text), key).toString('base64');
}

/** Whether the owner of a public key signed a text. */
export function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  const bytes = Buffer.from(publicKey, 'base64');
  if (bytes.length !== 32) return false;
  const key = createPublicKey({ key: Buffer.concat([PUBLIC_PREFIX, bytes]), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
}
