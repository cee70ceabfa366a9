import { booleanFilter, listOf, listQuery } from '../core/list';
import { query } from '../core/operation';
import { role } from '../core/permissions';
import { organisationParams } from '../core/primitives';
import { organisationOverview, organisationSummary, platformFigures, superAdmin } from './platform.schemas';
import { staffUser } from './user.schemas';

const superAdmins = { roles: ['SUPER_ADMIN'] } as const;

export const listOrganisations = query({
  name: 'identity.listOrganisations',
  summary: 'List all practices with their owners and figures',
  http: { method: 'GET', path: '/organizations' },
  permission: superAdmins,
  query: listQuery(['name', 'createdAt'], { isActive: booleanFilter.optional() }),
  result: listOf(organisationSummary),
  provides: ['Organisation'],
});

export const getOrganisationOverview = query({
  name: 'identity.getOrganisationOverview',
  summary: 'Get a practice',
  http: { method: 'GET', path: '/organizations/:id' },
  permission: superAdmins,
  params: organisationParams,
  result: organisationOverview,
  errors: ['NOT_FOUND'],
  provides: ['Organisation'],
});

export const listOrganisationMembers = query({
  name: 'identity.listOrganisationMembers',
  summary: "List any practice's staff",
  http: { method: 'GET', path: '/organizations/:id/users' },
  permission: superAdmins,
  params: organisationParams,
  query: listQuery(['name', 'email', 'createdAt'], {
    role: role.optional(),
    isActive: booleanFilter.optional(),
  }),
  result: listOf(staffUser),
  errors: ['NOT_FOUND'],
  provides: ['User'],
});

export const listSuperAdmins = query({
  name: 'identity.listSuperAdmins',
  summary: 'List super admins',
  http: { method: 'GET', path: '/super-admins' },
  permission: superAdmins,
  query: listQuery(['name', 'email'], {}),
  result: listOf(superAdmin),
  provides: ['User'],
});

export const getPlatformFigures = query({
  name: 'identity.getPlatformFigures',
  summary: "Get the platform's key figures",
  http: { method: 'GET', path: '/platform/figures' },
  permission: superAdmins,
  result: platformFigures,
  provides: ['Organisation', 'Support'],
});
