import { ADMINS, can, canAny, type Resource, type Rights } from '@quillcare/contracts';

// Who sees an entry of the sidebar, as the specification's table has it.

/** Everybody whose account is active. */
export const always = (rights: Rights): boolean => rights.isActive;

/** Whoever may do anything at all with the resource. */
export const anyRightTo =
  (resource: Resource) =>
  (rights: Rights): boolean =>
    canAny(rights, resource);

export const createsQuotes = (rights: Rights): boolean => can(rights, 'QUOTES', 'CREATE');

/** Whoever creates quotes, or may deal with the callbacks of leads or clients. */
export const makesCalls = (rights: Rights): boolean =>
  createsQuotes(rights) ||
  (['QUOTES', 'LEADS', 'CLIENTS'] as const).some((resource) => can(rights, resource, 'UPDATE'));

export const isAdmin = (rights: Rights): boolean =>
  rights.isActive && (ADMINS as readonly string[]).includes(rights.role);

export const createsUsers = (rights: Rights): boolean => isAdmin(rights) && can(rights, 'USERS', 'CREATE');

export const isSuperAdmin = (rights: Rights): boolean => rights.isActive && rights.role === 'SUPER_ADMIN';
