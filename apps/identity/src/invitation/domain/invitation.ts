import { AppError, type Invitation, type Role } from '@quillcare/contracts';

export const INVITATION_DAYS = 7;

const DAY_MS = 86_400_000;

export interface InvitationState {
  readonly acceptedAt: Date | null;
  readonly expiresAt: Date;
}

interface InvitationFacts extends InvitationState {
  readonly id: string;
  readonly version: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly sentAt: Date;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export function invitationExpiry(now: Date): Date {
  return new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
}

export function statusOf(invitation: InvitationState, now: Date): Invitation['status'] {
  if (invitation.acceptedAt) return 'ACCEPTED';
  return invitation.expiresAt.getTime() > now.getTime() ? 'PENDING' : 'EXPIRED';
}

const COLLEAGUE = 'This person already has an account in your practice. You can find them under Users.';
const FORMER_COLLEAGUE =
  'This person has a deactivated account in your practice. You can activate it under Users.';
const HAS_ACCOUNT =
  'This email already has a Quillcare account. Please invite this person with another email.';
const JOINED = 'This person has accepted the invitation in the meantime. You can find them under Users.';

/**
 * Returns why a person who has an account cannot be invited. The error's own sentence would ask the inviter to sign in. Where the
 * account is, only its own practice may learn.
 */
export function hasAccountError(
  account: { readonly organisationId: string; readonly isActive: boolean },
  organisationId: string | null,
): AppError {
  const isOwn = account.organisationId === organisationId;
  const detail = isOwn ? (account.isActive ? COLLEAGUE : FORMER_COLLEAGUE) : HAS_ACCOUNT;
  return new AppError('EMAIL_TAKEN', { detail });
}

/** Returns the error for an inviter whose invitation has been accepted. */
export function joinedError(): AppError {
  return new AppError('INVITATION_ACCEPTED', { detail: JOINED });
}

/** Throws if the invitation can no longer be accepted. */
export function assertOpen(invitation: InvitationState, now: Date): void {
  const status = statusOf(invitation, now);
  if (status === 'ACCEPTED') throw new AppError('INVITATION_ACCEPTED');
  if (status === 'EXPIRED') throw new AppError('INVITATION_EXPIRED');
}

/** Maps an invitation to the contract for administrators, without its link. */
export function toInvitation(invitation: InvitationFacts, now: Date): Invitation {
  const { id, version, email, firstName, lastName, role } = invitation;
  return {
    id,
    version,
    email,
    firstName,
    lastName,
    role,
    status: statusOf(invitation, now),
    sentAt: invitation.sentAt.toISOString(),
    expiresAt: invitation.expiresAt.toISOString(),
    acceptedAt: invitation.acceptedAt?.toISOString() ?? null,
    createdAt: invitation.createdAt.toISOString(),
    updatedAt: invitation.updatedAt.toISOString(),
  };
}
