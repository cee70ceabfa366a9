import type { Role } from '@quillcare/contracts';

/** Role badge labels: two roles have a name of their own, anything else is a user. */
export function roleLabel(role: Role): string {
  if (role === 'SUPER_ADMIN') return 'Super Admin';
  return role === 'ORG_ADMIN' ? 'Organisation Administrator' : 'User';
}
