import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A person needs longer than this to fill the form in; a program does not. */
export const SHORTEST_MS = 3_000;
/** After this long the page asks for another token; what was typed stays. */
export const LONGEST_MS = 12 * 3_600_000;

/** What a token says: which form was opened, when, and a number that is used once. */
export interface FormToken {
  formId: string;
  nonce: string;
  issuedAt: number;
}

/** A signed token for a form that is opened now. */
export function issueFormToken(formId: string, now: Date, key: Buffer): string {
  const content = [formId, randomBytes(12).toString('base64url'), now.getTime().toString(36)].join('.');
  return `${content}.${signatureOf(content, key)}`;
}

/** The token, if one of the keys signed it; null for anything else. */
export function readFormToken(text: string, keys: readonly Buffer[]): FormToken | null {
  const [formId = '', nonce = '', issued = '', signature = '', ...more] = text.split('.');
  if (more.length > 0 || !/^[0-9a-z]{1,12}$/.test(issued)) return null;
  const content = [formId, nonce, issued].join('.');
  if (!keys.some((key) => isSame(signatureOf(content, key), signature))) return null;
  return { formId, nonce, issuedAt: Number.parseInt(issued, 36) };
}

/** Whether the form was open for as long as a person takes, and not for days. */
export function isTimely({ issuedAt }: Pick<FormToken, 'issuedAt'>, now: Date): boolean {
  const age = now.getTime() - issuedAt;
  return age >= SHORTEST_MS && age <= LONGEST_MS;
}

function signatureOf(content: string, key: Buffer): string {
  return createHmac('sha256', key).update(content).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
