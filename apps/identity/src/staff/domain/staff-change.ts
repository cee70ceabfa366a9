import { ADMINS, AppError, ASSIGNABLE_ROLES, ROLES, type AuditAction, type Role } from '@quillcare/contracts';

/** The facts about a member of staff that decide what may be changed. */
export interface Member {
  readonly id: string;
  readonly role: Role;
  readonly isActive: boolean;
}

export interface StaffChange {
  readonly role?: Role;
  readonly isActive?: boolean;
}

export function assignableRoles(role: Role): readonly Role[] {
  return isAdministrator(role) ? ASSIGNABLE_ROLES : [];
}

/**
 * Throws if a change of a member of staff is not allowed. `activeAdmins` are the practice's active administrators, read under a
 * lock: the actor must still be one of them, and at least one must remain.
 */
export function refuseStaffChange(
  actor: { readonly userId: string; readonly role: Role },
  target: Member,
  change: StaffChange,
  activeAdmins: readonly string[],
): void {
  const { role = target.role, isActive = target.isActive } = change;
  const changesRole = role !== target.role;
  if (!changesRole && isActive === target.isActive) return;
  if (actor.role === 'ORG_ADMIN' && !activeAdmins.includes(actor.userId)) throw new AppError('FORBIDDEN');
  if (actor.userId === target.id) throw new AppError('OWN_ACCOUNT');
  if (isAdministrator(target.role) && !isAdministrator(actor.role)) throw new AppError('FORBIDDEN');
  // The super admin role is managed by the platform, not by the practice.
  if (target.role === 'SUPER_ADMIN' && (changesRole || actor.role !== 'SUPER_ADMIN'))
    throw new AppError('FORBIDDEN');
  if (changesRole && !assignableRoles(actor.role).includes(role)) throw new AppError('FORBIDDEN');
  const remains = role === 'ORG_ADMIN' && isActive;
  if (!remains && activeAdmins.length === 1 && activeAdmins[0] === target.id)
    throw new AppError('LAST_ADMIN');
}

/** Returns the audit action of a role change: a higher role grants, a lower one revokes. */
export function auditActionOf(before: Role, after: Role): AuditAction {
  if (before === after) return 'UPDATE';
  return ROLES.indexOf(after) < ROLES.indexOf(before) ? 'PERMISSION_GRANT' : 'PERMISSION_REVOKE';
}

function isAdministrator(role: Role): boolean {
  return (ADMINS as readonly Role[]).includes(role);
}
