import { createHmac } from 'node:crypto';

export { hashOfSecret as hashOfToken, newSecret as firstRefreshToken } from '../../secret';

/** Grace period during which a spent token may be repeated, for two tabs refreshing at once or a lost response. */
export const GRACE_MS = 10_000;

/**
 * Derives a token's successor. Only the holder of the app secret can compute it, and it is always the same. A request repeated
 * within the grace period therefore gets the very same token again, so a session never branches and a stolen copy used later
 * still gives itself away.
 */
export function successorOf(token: string, appSecret: string): string {
  return createHmac('sha256', appSecret).update(`refresh-token-successor:${token}`).digest('base64url');
}

/** The facts about a presented refresh token. */
export interface PresentedToken {
  readonly spentAt: Date | null;
  /** True if the token's successor has itself been used. */
  readonly successorSpent: boolean;
}

/**
 * Decides what to do with a presented token: `rotate` it, `repeat` the response of one that was just spent, or treat any other
 * spent token as `reused`, which ends the session for owner and thief alike.
 */
export function checkToken(token: PresentedToken, now: Date): 'rotate' | 'repeat' | 'reused' {
  if (!token.spentAt) return 'rotate';
  const isRecent = now.getTime() - token.spentAt.getTime() <= GRACE_MS;
  return isRecent && !token.successorSpent ? 'repeat' : 'reused';
}
