import { z } from 'zod';

export const ROLES = ['SUPER_ADMIN', 'ORG_ADMIN', 'SALES_MANAGER', 'LEAD_COORDINATOR', 'USER'] as const;
export const RESOURCES = [
  'ORGANIZATIONS',
  'USERS',
  'CLIENTS',
  'LEADS',
  'QUOTES',
  'DOCTORS',
  'HOSPITALS',
  'SURGERIES',
  'PRICING_RULES',
  'REPORTS',
  'SETTINGS',
] as const;
export const ACTIONS = ['CREATE', 'READ', 'UPDATE', 'DELETE', 'MANAGE'] as const;

export const role = z.enum(ROLES);
export const permissionResource = z.enum(RESOURCES);
export const action = z.enum(ACTIONS);

export type Role = (typeof ROLES)[number];
export type Resource = (typeof RESOURCES)[number];
export type Action = (typeof ACTIONS)[number];

/** Allowed actions by resource. A resource that is not listed allows nothing. */
export type Grants = Partial<Record<Resource, readonly Action[]>>;

const CRU: readonly Action[] = ['CREATE', 'READ', 'UPDATE'];
const MANAGE: readonly Action[] = ['MANAGE'];
const READ: readonly Action[] = ['READ'];

/** The default permission matrix. PRICING_RULES is in no role's defaults. */
export const DEFAULT_GRANTS: Record<Role, Grants> = {
  SUPER_ADMIN: {
    ORGANIZATIONS: MANAGE,
    USERS: MANAGE,
    CLIENTS: MANAGE,
    LEADS: MANAGE,
    QUOTES: MANAGE,
    DOCTORS: MANAGE,
    HOSPITALS: MANAGE,
    SURGERIES: MANAGE,
    SETTINGS: MANAGE,
    REPORTS: READ,
  },
  ORG_ADMIN: {
    USERS: ['CREATE', 'READ', 'UPDATE', 'DELETE'],
    CLIENTS: MANAGE,
    LEADS: MANAGE,
    QUOTES: MANAGE,
    DOCTORS: MANAGE,
    HOSPITALS: MANAGE,
    SURGERIES: MANAGE,
    REPORTS: READ,
    SETTINGS: ['READ', 'UPDATE'],
  },
  SALES_MANAGER: {
    CLIENTS: CRU,
    LEADS: MANAGE,
    QUOTES: MANAGE,
    DOCTORS: READ,
    HOSPITALS: READ,
    SURGERIES: READ,
    REPORTS: READ,
  },
  LEAD_COORDINATOR: { CLIENTS: CRU, LEADS: MANAGE, DOCTORS: READ, HOSPITALS: READ },
  USER: { CLIENTS: READ, QUOTES: READ, DOCTORS: READ, HOSPITALS: READ },
};

/** The properties of a person that determine what they may do. */
export interface Rights {
  role: Role;
  isActive: boolean;
  /** Explicit grants. For a resource listed here they replace the role's defaults. */
  grants?: Grants;
}

/**
 * Whether a person may perform `action` on `resource`, on the server and in the browser alike. An inactive user may do nothing, a
 * super admin everything. An explicit grant for the resource takes precedence over the role's default, and MANAGE includes every
 * action.
 */
export function can(rights: Rights, resource: Resource, what: Action): boolean {
  if (!rights.isActive) return false;
  if (rights.role === 'SUPER_ADMIN') return true;
  const actions = rights.grants?.[resource] ?? DEFAULT_GRANTS[rights.role][resource] ?? [];
  return actions.includes(what) || actions.includes('MANAGE');
}

/** Whether a person may perform any action on `resource` (the sidebar's "any permission" rule). */
export function canAny(rights: Rights, resource: Resource): boolean {
  return ACTIONS.some((what) => can(rights, resource, what));
}

export interface Right {
  resource: Resource;
  action: Action;
}

/**
 * Who may call an operation. Always explicit: there is no default. `internal` operations have no HTTP route and can be called by
 * services only.
 */
export type OperationPermission =
  /**
   * `orRoles` are allowed without a grant, for a resource that is in no role's defaults. If a person with such a role has a grant
   * for the resource, the grant decides instead.
   */
  | { resource: Resource; action: Action; orRoles?: readonly Role[] }
  /** Any one of the rights is enough to call it. Which records it then reads or changes depends on the rights the caller has. */
  | { anyOf: readonly Right[] }
  | { roles: readonly Role[] }
  | 'public'
  | 'patient'
  | 'signed-in'
  | 'internal';

/** Whether a signed-in person may call an operation with this permission. */
export function allows(permission: OperationPermission, rights: Rights): boolean {
  if (permission === 'internal' || permission === 'patient') return false;
  if (permission === 'public') return true;
  if (!rights.isActive) return false;
  if (permission === 'signed-in') return true;
  if ('roles' in permission) return permission.roles.includes(rights.role);
  if ('anyOf' in permission)
    return permission.anyOf.some((right) => can(rights, right.resource, right.action));
  const { resource, action: what, orRoles = [] } = permission;
  const isOfRole = orRoles.includes(rights.role) && rights.grants?.[resource] === undefined;
  return isOfRole || can(rights, resource, what);
}

export function describePermission(permission: OperationPermission): string {
  if (typeof permission === 'string') return permission;
  if ('roles' in permission) return permission.roles.join('|');
  if ('anyOf' in permission)
    return permission.anyOf.map(({ resource, action: what }) => `${resource} ${what}`).join('|');
  return [`${permission.resource} ${permission.action}`, ...(permission.orRoles ?? [])].join('|');
}

/** Roles for areas without a resource of their own: audit, billing, import, email, sites. */
export const ADMINS = ['SUPER_ADMIN', 'ORG_ADMIN'] as const satisfies readonly Role[];
