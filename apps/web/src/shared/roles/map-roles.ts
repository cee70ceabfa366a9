/** Returns a value for each of the roles, by role. */
export function mapRoles<R extends string, T>(roles: readonly R[], value: (role: R) => T): Record<R, T> {
  return Object.fromEntries(roles.map((role) => [role, value(role)])) as Record<R, T>;
}
