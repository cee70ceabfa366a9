import { ROLES, type Role } from '@quillcare/contracts';

/** Sorts roles in canonical order and removes duplicates. */
export function orderedRoles(roles: readonly Role[]): Role[] {
  return ROLES.filter((role) => roles.includes(role));
}

/** Returns the roles whose requirement changes. Their members without a second step are affected at once. */
export function changedRoles(before: readonly Role[], after: readonly Role[]): Role[] {
  return ROLES.filter((role) => before.includes(role) !== after.includes(role));
}
