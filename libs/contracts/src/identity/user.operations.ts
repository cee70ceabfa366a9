import { z } from 'zod';
import { COUNTS_DEADLINE_MS, organisationIdsBody } from '../core/counts';
import { booleanFilter, listPageOf, listQuery } from '../core/list';
import { setFilter } from '../core/list-filters';
import { command, query } from '../core/operation';
import { ADMINS, role } from '../core/permissions';
import { id, idParams, optionalText, version } from '../core/primitives';
import { grants } from './identity.schemas';
import { assignableRole, staffUser, userGrants } from './user.schemas';

export const listUsers = query({
  name: 'identity.listUsers',
  summary: "List the practice's staff",
  http: { method: 'GET', path: '/users' },
  permission: { resource: 'USERS', action: 'READ' },
  query: listQuery(['name', 'email', 'createdAt'], {
    role: setFilter(role),
    isActive: booleanFilter.optional(),
  }),
  result: listPageOf(staffUser),
  provides: ['User'],
});

export const getUser = query({
  name: 'identity.getUser',
  summary: 'Get a staff member',
  http: { method: 'GET', path: '/users/:id' },
  permission: { resource: 'USERS', action: 'READ' },
  params: idParams,
  result: staffUser,
  errors: ['NOT_FOUND'],
  provides: ['User'],
});

/** Whether to keep or revoke what a leaver created, because the practice's websites and calendars may depend on it. */
export const keysAndFeeds = z.enum(['KEEP', 'REVOKE'], 'Please choose one');
export type KeysAndFeeds = z.infer<typeof keysAndFeeds>;

export const updateUser = command({
  name: 'identity.updateUser',
  summary: "Change a staff member's role, or deactivate or reactivate them, with immediate effect",
  http: { method: 'PATCH', path: '/users/:id' },
  permission: { resource: 'USERS', action: 'UPDATE' },
  whileReadOnly: true,
  stepUp: true,
  params: idParams,
  body: z.strictObject({
    version,
    role: assignableRole.optional(),
    isActive: z.boolean().optional(),
    /** What happens to the keys and calendar feeds created by a person who is being deactivated. By default they keep working. */
    keysAndFeeds: keysAndFeeds.default('KEEP'),
  }),
  result: staffUser,
  needs: { limit: 'users', adds: 'SOME' },
  errors: [
    'NOT_FOUND',
    'VERSION_CONFLICT',
    'OWN_ACCOUNT',
    'LAST_ADMIN',
    'SUPER_ADMIN_CONFIGURED',
    'FORBIDDEN',
  ],
  invalidates: ['User'],
});

/** Counts the people who can sign in and those invited, up to `TOTAL_CAP`, for the usage of the plan. */
export const countStaff = query({
  name: 'identity.countStaff',
  summary: 'Count the staff of organisations, including open invitations',
  http: null,
  permission: 'internal',
  body: organisationIdsBody,
  result: z.object({ items: z.array(z.object({ organisationId: id, users: z.number().int() })) }),
  deadlineMs: COUNTS_DEADLINE_MS,
});

export const getUserGrants = query({
  name: 'identity.getUserGrants',
  summary: "Get a staff member's explicit grants, in addition to their role's",
  http: { method: 'GET', path: '/users/:id/grants' },
  permission: { roles: ADMINS },
  params: idParams,
  result: userGrants,
  errors: ['NOT_FOUND'],
  provides: ['User'],
});

export const setUserGrants = command({
  name: 'identity.setUserGrants',
  summary:
    "Replace a staff member's explicit grants with immediate effect; you cannot grant more than you have",
  http: { method: 'PATCH', path: '/users/:id/grants' },
  permission: { roles: ADMINS },
  stepUp: true,
  params: idParams,
  body: z.strictObject({ version, grants }),
  result: userGrants,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'OWN_ACCOUNT', 'FORBIDDEN'],
  invalidates: ['User'],
});

/**
 * Returns names for the ids of people who acted in a practice: its staff, including removed ones, and super admins. Other ids are
 * omitted.
 */
export const readPeople = query({
  name: 'identity.readPeople',
  summary: 'Get the names of people for another service',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, ids: z.array(id).max(100) }),
  result: z.object({ items: z.array(z.object({ id, name: z.string() })) }),
  // Short, so that records are returned without names rather than late.
  deadlineMs: 1_000,
});

const colleague = z.object({ id, name: z.string(), role });

/** Lists people to choose from, such as owners of a lead. Returns names only, so that everybody in the practice may call it. */
export const listColleagues = query({
  name: 'identity.listColleagues',
  summary: "List the practice's active staff by name",
  http: { method: 'GET', path: '/colleagues' },
  permission: 'signed-in',
  query: z.strictObject({
    search: optionalText(100).optional(),
    limit: z.coerce.number<string | number>().int().min(1).max(1_000).default(1_000),
  }),
  result: z.object({ items: z.array(colleague) }),
  provides: ['User'],
});

export const getColleague = query({
  name: 'identity.getColleague',
  summary: "Get one person's name, including former staff",
  http: { method: 'GET', path: '/colleagues/:id' },
  permission: 'signed-in',
  params: idParams,
  result: colleague,
  errors: ['NOT_FOUND'],
  provides: ['User'],
});
