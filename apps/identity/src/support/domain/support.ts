import { AppError, type Role } from '@quillcare/contracts';
import type { EndReason } from '../../session/domain/session';

/** The facts that decide whether a user can be supported. */
export interface SupportTarget {
  readonly role: Role;
  readonly isActive: boolean;
}

/** The facts that decide whether a support session has ended. */
export interface SupportState {
  readonly endedAt: Date | null;
  readonly endReason: EndReason | null;
  readonly expiresAt: Date;
  /** True if the super admin's own session is still valid. */
  readonly isOwnLive: boolean;
  /** True if they are still a super admin who may sign in. */
  readonly isSuperAdmin: boolean;
}

const MINUTE_MS = 60_000;

/** Throws SUPPORT_NOT_POSSIBLE with the reason if the user cannot be supported. */
export function refuseSupport(target: SupportTarget, practice: { readonly isActive: boolean } | null): void {
  if (target.role === 'SUPER_ADMIN')
    throw refusal('This person is a platform administrator. Support cannot act for them.');
  if (!target.isActive) throw refusal('This account is deactivated, so support cannot act for it.');
  if (!practice?.isActive) throw refusal('This practice is deactivated, so support cannot act in it.');
}

function refusal(detail: string): AppError {
  return new AppError('SUPPORT_NOT_POSSIBLE', { detail });
}

export function supportExpiry(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * MINUTE_MS);
}

/** Returns why a support session should end. Null while it is active. */
export function dueEnd(state: SupportState, now: Date): EndReason | null {
  if (state.endedAt) return state.endReason;
  if (state.expiresAt.getTime() <= now.getTime()) return 'SUPPORT_EXPIRED';
  if (!state.isOwnLive) return 'SIGNED_OUT';
  return state.isSuperAdmin ? null : 'DEACTIVATED';
}

/** Returns the audit note on what a support session allows and for how long. */
export function startNote(readOnly: boolean, minutes: number): string {
  return `${readOnly ? 'Read-only' : 'With changes'}, ${minutes} minutes.`;
}
