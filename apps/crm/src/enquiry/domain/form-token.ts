import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A person takes longer than this to fill in the form; a bot does not. */
export const MIN_AGE_MS = 3_000;
/** After this long the page requests a new token, keeping what was typed. */
export const MAX_AGE_MS = 12 * 3_600_000;

/** Content of a token: the form, when it was opened, and a single-use number. */
export interface FormToken {
  formId: string;
  nonce: string;
  issuedAt: number;
}

export function issueFormToken(formId: string, now: Date, key: Buffer): string {
  const content = [formId, randomBytes(12).toString('base64url'), now.getTime().toString(36)].join('.');
  return `${content}.${signatureOf(content, key)}`;
}

/** Returns the token if any of the keys signed it, otherwise null. */
export function parseFormToken(text: string, keys: readonly Buffer[]): FormToken | null {
  const [formId = '', nonce = '', issued = '', signature = '', ...more] = text.split('.');
  if (more.length > 0 || !/^[0-9a-z]{1,12}$/.test(issued)) return null;
  const content = [formId, nonce, issued].join('.');
  if (!keys.some((key) => isEqualSignature(signatureOf(content, key), signature))) return null;
  return { formId, nonce, issuedAt: Number.parseInt(issued, 36) };
}

/** Returns whether the form was open for a plausible time: not too short for a person, and not expired. */
export function isPlausiblyTimed({ issuedAt }: Pick<FormToken, 'issuedAt'>, now: Date): boolean {
  const age = now.getTime() - issuedAt;
  return age >= MIN_AGE_MS && age <= MAX_AGE_MS;
}

function signatureOf(content: string, key: Buffer): string {
  return createHmac('sha256', key).update(content).digest('base64url');
}

function isEqualSignature(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
