export const ACCESS_TOKEN_SECONDS = 15 * 60;
/** How long an unused session lives; each refresh starts the period again. */
export const SESSION_DAYS = 30;
/** How long an ended session is remembered, so that a late copy of its token is still known as such. */
export const REMEMBER_DAYS = 7;
/** How long support sessions are kept. */
export const REMEMBER_SUPPORT_DAYS = 730;

export const END_REASONS = [
  'SIGNED_OUT',
  'SIGNED_OUT_ELSEWHERE',
  'TOKEN_REUSED',
  'PASSWORD_CHANGED',
  'DEACTIVATED',
  'PRACTICE_DEACTIVATED',
  'SECOND_STEP_CHANGED',
  'SUPPORT_STOPPED',
  'SUPPORT_EXPIRED',
] as const;
export type EndReason = (typeof END_REASONS)[number];

const DAY_MS = 86_400_000;

/** The facts that decide whether a session is live. */
export interface SessionState {
  readonly endedAt: Date | null;
  readonly expiresAt: Date;
}

/** Since when a session has waited for its second step: from its beginning, or since its device was given back. */
export function waitsSince({ createdAt, unlockedAt }: { createdAt: Date; unlockedAt: Date | null }): Date {
  return unlockedAt ?? createdAt;
}

/** When a session that is used now expires. */
export function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + SESSION_DAYS * DAY_MS);
}

/** Whether a session still holds. */
export function isLive(session: SessionState, now: Date): boolean {
  return session.endedAt === null && session.expiresAt.getTime() > now.getTime();
}

/** Why a session does not hold any more. */
export function whyEnded({ endReason }: { readonly endReason: EndReason | null }): EndReason | 'EXPIRED' {
  return endReason ?? 'EXPIRED';
}

/** Sessions that ended or expired before this may be forgotten. */
export function endedSessionsCutoff(now: Date): Date {
  return new Date(now.getTime() - REMEMBER_DAYS * DAY_MS);
}

/** Support accesses that ended before this may be forgotten. */
export function supportSessionsCutoff(now: Date): Date {
  return new Date(now.getTime() - REMEMBER_SUPPORT_DAYS * DAY_MS);
}

/** Tokens that were used before this may be forgotten. */
export function spentTokensCutoff(now: Date): Date {
  return new Date(now.getTime() - SESSION_DAYS * DAY_MS);
}
