import type { Role } from '@quillcare/contracts';

/** Role badge labels: two roles have a name of their own, anything else is a user. */
export function roleLabel(role: Role): string {
  if (role === 'SUPER_ADMIN') return 'Super Admin';
  return role === 'ORG_ADMIN' ? 'Organisation Administrator' : 'User';
}

/** Every role's own name, where people choose or compare them. */
export const ROLE_NAMES: Record<Role, string> = {
  SUPER_ADMIN: 'Super Admin',
  ORG_ADMIN: 'Organisation Administrator',
  SALES_MANAGER: 'Sales Manager',
  LEAD_COORDINATOR: 'Lead Coordinator',
  USER: 'User',
};

/** What a role is for, in a line. */
export const ROLE_MEANINGS: Record<Role, string> = {
  SUPER_ADMIN: 'Full access across organisations',
  ORG_ADMIN: 'Manages users, doctors, hospitals and all organisational data',
  SALES_MANAGER: 'Creates and manages leads, quotes and client relationships',
  LEAD_COORDINATOR: 'Lead intake and initial coordination',
  USER: 'Basic read access',
};
