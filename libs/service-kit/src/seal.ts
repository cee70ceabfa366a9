import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const VERSION = 'v1';

/** Derives a key for one purpose from the application secret (HKDF-SHA-256, 32 bytes). Throws without a secret. */
export function deriveKey(appSecret: string, purpose: string): Buffer {
  // A gateway alone has no application secret; deriving from an empty one would make the key public knowledge.
  if (!appSecret) throw new Error(`This process has no secret to derive the key "${purpose}" from.`);
  return Buffer.from(hkdfSync('sha256', appSecret, 'quillcare', purpose, 32));
}

/** Returns a short id of a key, stored with what it encrypted or signed, to find the key again after the secret was changed. */
export function keyId(key: Buffer | string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 8);
}

/** Encrypts text (AES-256-GCM, random nonce). Returns `v1.<key id>.<nonce>.<tag>.<body>`, base64url, safe to store. */
export function seal(text: string, appSecret: string): string {
  const key = deriveKey(appSecret, 'seal');
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [
    VERSION,
    keyId(key),
    nonce.toString('base64url'),
    cipher.getAuthTag().toString('base64url'),
    body.toString('base64url'),
  ].join('.');
}

/** Decrypts the output of `seal` with one of these secrets; throws if it was altered or encrypted with another secret. */
export function unseal(sealed: string, secrets: readonly string[]): string {
  const [version, id, nonce, tag, body] = sealed.split('.');
  const key = secrets.map((secret) => deriveKey(secret, 'seal')).find((candidate) => keyId(candidate) === id);
  if (version !== VERSION || !key || !nonce || !tag || body === undefined)
    throw new Error('Sealed text has another key or format.');
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'));
  decipher.setAuthTag(Buffer.from(tag, 'base64url'));
  return Buffer.concat([decipher.update(Buffer.from(body, 'base64url')), decipher.final()]).toString('utf8');
}
