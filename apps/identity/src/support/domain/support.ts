import { AppError, type Role } from '@quillcare/contracts';
import type { EndReason } from '../../session/domain/session';

/** What decides whether support for a person is possible. */
export interface SupportTarget {
  readonly role: Role;
  readonly isActive: boolean;
}

/** A support access as far as its end is concerned. */
export interface SupportState {
  readonly endedAt: Date | null;
  readonly endReason: EndReason | null;
  readonly expiresAt: Date;
  /** The super admin's own session still holds. */
  readonly isOwnLive: boolean;
  /** They are still a super admin who may sign in. */
  readonly isSuperAdmin: boolean;
}

const MINUTE_MS = 60_000;

/** Throws SUPPORT_NOT_POSSIBLE, with the reason, where support for the person is not possible. */
export function refuseSupport(target: SupportTarget, practice: { readonly isActive: boolean } | null): void {
  if (target.role === 'SUPER_ADMIN')
    throw refusal('This person is a platform administrator. Support cannot act for them.');
  if (!target.isActive) throw refusal('This account is deactivated, so support cannot act for it.');
  if (!practice?.isActive) throw refusal('This practice is deactivated, so support cannot act in it.');
}

function refusal(detail: string): AppError {
  return new AppError('SUPPORT_NOT_POSSIBLE', { detail });
}

/** When a support access that starts now ends. */
export function supportExpiry(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * MINUTE_MS);
}

/** Why a support access ended; null while it is active. */
export function dueEnd(state: SupportState, now: Date): EndReason | null {
  if (state.endedAt) return state.endReason;
  if (state.expiresAt.getTime() <= now.getTime()) return 'SUPPORT_EXPIRED';
  if (!state.isOwnLive) return 'SIGNED_OUT';
  return state.isSuperAdmin ? null : 'DEACTIVATED';
}

/** What a support access allows and for how long, for the audit. */
export function startNote(readOnly: boolean, minutes: number): string {
  return `${readOnly ? 'Read-only' : 'With changes'}, ${minutes} minutes.`;
}
