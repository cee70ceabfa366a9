import { createHmac } from 'node:crypto';

export { hashOfSecret as hashOfToken, newSecret as firstRefreshToken } from '../../secret';

/** Two tabs that refresh at once, or an answer that was lost on the way, may repeat a token for this long. */
export const GRACE_MS = 10_000;

/**
 * The token that follows a token. Only the holder of the secret can compute it, and it is always the same one: a
 * request that is repeated within the grace gets the very token of the first answer, so a session never branches and
 * a stolen copy that is used later still gives itself away.
 */
export function successorOf(token: string, appSecret: string): string {
  return createHmac('sha256', appSecret).update(`refresh-token-successor:${token}`).digest('base64url');
}

/** What is known of a presented refresh token. */
export interface PresentedToken {
  readonly spentAt: Date | null;
  /** Whether the token that followed it was used in turn. */
  readonly successorSpent: boolean;
}

/**
 * What to do with a presented token: `rotate` a fresh one, `repeat` the answer of one that was just spent, and treat
 * any other spent token as `reused`, which ends the session for its owner and the thief alike.
 */
export function checkToken(token: PresentedToken, now: Date): 'rotate' | 'repeat' | 'reused' {
  if (!token.spentAt) return 'rotate';
  const isRecent = now.getTime() - token.spentAt.getTime() <= GRACE_MS;
  return isRecent && !token.successorSpent ? 'repeat' : 'reused';
}
