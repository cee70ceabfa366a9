/** What an emailed token entitles its holder to do. */
export type TokenPurpose = 'PASSWORD_RESET' | 'EMAIL_CONFIRMATION';

/** How long a link for a new password holds. */
export const RESET_MINUTES = 60;

/** The facts that decide whether a mailed secret still opens anything. */
export interface TokenState {
  readonly endedAt: Date | null;
  readonly expiresAt: Date;
}

/** Whether a token was neither used, nor replaced, nor too old. */
export function isUsable(token: TokenState, now: Date): boolean {
  return token.endedAt === null && token.expiresAt.getTime() > now.getTime();
}

/** When a token that is issued now expires. */
export function tokenExpiry(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * 60_000);
}
