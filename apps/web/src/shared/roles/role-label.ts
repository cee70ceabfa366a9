import type { Role } from '@quillcare/contracts';

/** Labels of the role badge: two roles have their own, all others are "user". */
export function roleLabel(role: Role): string {
  if (role === 'SUPER_ADMIN') return 'Super Admin';
  return role === 'ORG_ADMIN' ? 'Organisation Administrator' : 'User';
}

/** The roles' names, for choosing or comparing them. */
export const ROLE_NAMES: Record<Role, string> = {
  SUPER_ADMIN: 'Super Admin',
  ORG_ADMIN: 'Organisation Administrator',
  SALES_MANAGER: 'Sales Manager',
  LEAD_COORDINATOR: 'Lead Coordinator',
  USER: 'User',
};

/** What each role is for. */
export const ROLE_MEANINGS: Record<Role, string> = {
  SUPER_ADMIN: 'Full access across organisations',
  ORG_ADMIN: 'Manages users, doctors, hospitals and all organisational data',
  SALES_MANAGER: 'Creates and manages leads, quotes and client relationships',
  LEAD_COORDINATOR: 'Lead intake and initial coordination',
  USER: 'Basic read access',
};
