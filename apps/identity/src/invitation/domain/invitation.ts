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

/** Throws if the invitation can no longer be accepted. */
export function refuseUnlessOpen(invitation: InvitationState, now: Date): void {
  const status = statusOf(invitation, now);
  if (status === 'ACCEPTED') throw new AppError('INVITATION_ACCEPTED');
  if (status === 'EXPIRED') throw new AppError('INVITATION_EXPIRED');
}

/** Maps an invitation to the contract for administrators, without its link. */
export function invitationOnWire(invitation: InvitationFacts, now: Date): Invitation {
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
