import { z } from 'zod';
import { role, type Role } from '../core/permissions';
import { id, instant, recordFields, version } from '../core/primitives';
import { grants } from './identity.schemas';

export const ASSIGNABLE_ROLES = [
  'ORG_ADMIN',
  'SALES_MANAGER',
  'LEAD_COORDINATOR',
  'USER',
] as const satisfies readonly Role[];
export const assignableRole = z.enum(ASSIGNABLE_ROLES);

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

export const userGrants = z.object({
  id,
  version,
  name: z.string(),
  role,
  /** Explicit grants, which replace the role's for each resource listed. */
  grants,
  /** The role's grants, used for resources that are not listed. */
  defaults: grants,
  /** The caller's own rights, which are those they may grant. */
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
  /** When the invitation was last emailed. */
  sentAt: instant,
  expiresAt: instant,
  acceptedAt: instant.nullable(),
});
export type Invitation = z.infer<typeof invitation>;
