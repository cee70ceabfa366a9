import { ROLES, type Role } from '@quillcare/contracts';

/** Roles in the order of the product, each once. */
export function orderedRoles(roles: readonly Role[]): Role[] {
  return ROLES.filter((role) => roles.includes(role));
}

/** The roles for which something else holds than before: their people without a second step are asked, or let in, at once. */
export function changedRoles(before: readonly Role[], after: readonly Role[]): Role[] {
  return ROLES.filter((role) => before.includes(role) !== after.includes(role));
}
