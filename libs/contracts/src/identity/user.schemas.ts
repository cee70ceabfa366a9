import { z } from 'zod';
import { role, type Role } from '../core/permissions';
import { id, instant, recordFields, version } from '../core/primitives';
import { grants } from './identity.schemas';

/** The roles that administrators can give. */
export const ASSIGNABLE_ROLES = [
  'ORG_ADMIN',
  'SALES_MANAGER',
  'LEAD_COORDINATOR',
  'USER',
] as const satisfies readonly Role[];
export const assignableRole = z.enum(ASSIGNABLE_ROLES);

/** A member of staff as administrators see them. */
export const staffUser = z.object({
  ...recordFields,
  email: z.string(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role,
  isActive: z.boolean(),
  grants: grants.optional(),
});
export type StaffUser = z.infer<typeof staffUser>;

/** What the editor of a person's rights needs. */
export const userGrants = z.object({
  id,
  version,
  name: z.string(),
  role,
  /** Explicit grants; for a resource listed here they replace the role's. */
  grants,
  /** What the role gives where nothing is listed. */
  defaults: grants,
  /** What the asking person has, and may therefore grant. */
  grantable: grants,
});
export type UserGrants = z.infer<typeof userGrants>;

export const invitationStatus = z.enum(['PENDING', 'EXPIRED', 'ACCEPTED']);

export const invitation = z.object({
  ...recordFields,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role,
  status: invitationStatus,
  /** When the mail was last sent. */
  sentAt: instant,
  expiresAt: instant,
  acceptedAt: instant.nullable(),
});
export type Invitation = z.infer<typeof invitation>;
