import { z } from 'zod';
import { listPageOf, listQuery } from '../core/list';
import { command, query } from '../core/operation';
import { role } from '../core/permissions';
import { email, id, idParams, instant, nameText, rawText } from '../core/primitives';
import { sessionKind, sessionTokens } from './identity.schemas';
import { assignableRole, invitation } from './user.schemas';

/** What the inviter learns about an invitation of another practice's administrator. */
export const invitationReceipt = invitation.pick({ id: true, email: true, expiresAt: true });

export const createInvitation = command({
  name: 'identity.createInvitation',
  summary: 'Invite a colleague by email',
  http: { method: 'POST', path: '/invitations' },
  permission: { resource: 'USERS', action: 'CREATE' },
  stepUp: true,
  confirmedEmail: true,
  body: z.strictObject({ email, firstName: nameText(), lastName: nameText(), role: assignableRole }),
  result: invitation,
  needs: { limit: 'users' },
  errors: ['EMAIL_TAKEN', 'EMAIL_RESERVED', 'DUPLICATE', 'FORBIDDEN'],
  rateLimit: { max: 60, windowSeconds: 3600 },
  invalidates: ['Invitation'],
});

export const listInvitations = query({
  name: 'identity.listInvitations',
  summary: 'List open invitations',
  http: { method: 'GET', path: '/invitations' },
  permission: { resource: 'USERS', action: 'READ' },
  query: listQuery(['createdAt', 'email'], {}),
  result: listPageOf(invitation),
  provides: ['Invitation'],
});

export const resendInvitation = command({
  name: 'identity.resendInvitation',
  summary: 'Resend an invitation with a new link, valid for seven days; the previous link stops working',
  http: { method: 'POST', path: '/invitations/:id/resend', status: 200 },
  permission: { resource: 'USERS', action: 'CREATE' },
  confirmedEmail: true,
  params: idParams,
  result: invitation,
  // An expired invitation that is sent again counts against the limit again.
  needs: { limit: 'users', adds: 'SOME' },
  errors: ['NOT_FOUND', 'INVITATION_ACCEPTED', 'EMAIL_TAKEN', 'FORBIDDEN'],
  rateLimit: { max: 60, windowSeconds: 3600 },
  invalidates: ['Invitation'],
});

export const withdrawInvitation = command({
  name: 'identity.withdrawInvitation',
  summary: 'Withdraw an invitation; its link stops working',
  http: { method: 'DELETE', path: '/invitations/:id' },
  permission: { resource: 'USERS', action: 'CREATE' },
  whileReadOnly: true,
  params: idParams,
  result: z.object({ id }),
  errors: ['NOT_FOUND', 'INVITATION_ACCEPTED'],
  invalidates: ['Invitation'],
});

const invitationLink = z.strictObject({ token: z.string().max(200) });

export const openInvitation = query({
  name: 'identity.openInvitation',
  summary: 'Get the details of an invitation by its link',
  http: { method: 'GET', path: '/public/invitations/:token' },
  permission: 'public',
  params: invitationLink,
  result: z.object({
    practiceName: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role,
    expiresAt: instant,
  }),
  errors: ['INVITATION_UNKNOWN', 'INVITATION_EXPIRED', 'INVITATION_ACCEPTED'],
  rateLimit: { max: 60, windowSeconds: 60 },
});

export const acceptInvitation = command({
  name: 'identity.acceptInvitation',
  summary: 'Accept an invitation: creates the account and signs in',
  http: { method: 'POST', path: '/public/invitations/:token/accept', session: 'start' },
  permission: 'public',
  params: invitationLink,
  body: z.strictObject({
    password: rawText(200),
    firstName: nameText().optional(),
    lastName: nameText().optional(),
    session: sessionKind,
  }),
  result: sessionTokens,
  errors: ['INVITATION_UNKNOWN', 'INVITATION_EXPIRED', 'INVITATION_ACCEPTED', 'EMAIL_TAKEN'],
  rateLimit: { max: 30, windowSeconds: 3600 },
  deadlineMs: 15_000,
  invalidates: ['Session'],
});
