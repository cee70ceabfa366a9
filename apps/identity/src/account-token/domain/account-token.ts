/** What an emailed token entitles its holder to do. */
export type TokenPurpose = 'PASSWORD_RESET' | 'EMAIL_CONFIRMATION';

export const RESET_MINUTES = 60;

/** The facts that decide whether an emailed token is still valid. */
export interface TokenState {
  readonly endedAt: Date | null;
  readonly expiresAt: Date;
}

/** Returns whether the token has not been used, replaced or expired. */
export function isUsable(token: TokenState, now: Date): boolean {
  return token.endedAt === null && token.expiresAt.getTime() > now.getTime();
}

export function tokenExpiry(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * 60_000);
}
