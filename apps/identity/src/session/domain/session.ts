export const ACCESS_TOKEN_SECONDS = 15 * 60;
/** Lifetime of an unused session. Each refresh restarts it. */
export const SESSION_DAYS = 30;
/** How long an ended session is kept, so that a late copy of its token is still recognised. */
export const REMEMBER_DAYS = 7;
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

/** Since when a session has been waiting for its second step: since it began, or since its device was handed back. */
export function waitsSince({ createdAt, unlockedAt }: { createdAt: Date; unlockedAt: Date | null }): Date {
  return unlockedAt ?? createdAt;
}

export function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + SESSION_DAYS * DAY_MS);
}

export function isLive(session: SessionState, now: Date): boolean {
  return session.endedAt === null && session.expiresAt.getTime() > now.getTime();
}

export function whyEnded({ endReason }: { readonly endReason: EndReason | null }): EndReason | 'EXPIRED' {
  return endReason ?? 'EXPIRED';
}

/** Sessions that ended or expired before this may be deleted. */
export function endedSessionsCutoff(now: Date): Date {
  return new Date(now.getTime() - REMEMBER_DAYS * DAY_MS);
}

/** Support sessions that ended before this may be deleted. */
export function supportSessionsCutoff(now: Date): Date {
  return new Date(now.getTime() - REMEMBER_SUPPORT_DAYS * DAY_MS);
}

/** Tokens spent before this may be deleted. */
export function spentTokensCutoff(now: Date): Date {
  return new Date(now.getTime() - SESSION_DAYS * DAY_MS);
}
