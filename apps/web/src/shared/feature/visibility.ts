import { ADMINS, can, canAny, type Resource, type Rights } from '@quillcare/contracts';

// Who sees which sidebar entry, according to the specification's table.

/** Everyone whose account is active. */
export const always = (rights: Rights): boolean => rights.isActive;

/** Everyone with any right to the resource. */
export const anyRightTo =
  (resource: Resource) =>
  (rights: Rights): boolean =>
    canAny(rights, resource);

export const createsQuotes = (rights: Rights): boolean => can(rights, 'QUOTES', 'CREATE');

/** Everyone who creates quotes or may handle callbacks of quotes, leads or clients. */
export const makesCalls = (rights: Rights): boolean =>
  createsQuotes(rights) ||
  (['QUOTES', 'LEADS', 'CLIENTS'] as const).some((resource) => can(rights, resource, 'UPDATE'));

export const isAdmin = (rights: Rights): boolean =>
  rights.isActive && (ADMINS as readonly string[]).includes(rights.role);

export const createsUsers = (rights: Rights): boolean => isAdmin(rights) && can(rights, 'USERS', 'CREATE');

export const isSuperAdmin = (rights: Rights): boolean => rights.isActive && rights.role === 'SUPER_ADMIN';
