import { ADMINS, type Role } from '@quillcare/contracts';

const ADMIN_ROLES: readonly Role[] = ADMINS;

/** Only administrators may assign roles. */
export const isAdministrator = ({ user }: { user: { role: Role } }): boolean =>
  ADMIN_ROLES.includes(user.role);
