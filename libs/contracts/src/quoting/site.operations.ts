import { z } from 'zod';
import { field } from '../core/field';
import { booleanFilter } from '../core/list';
import { command, query } from '../core/operation';
import { ADMINS } from '../core/permissions';
import { id, idParams, version } from '../core/primitives';
import { resource } from '../core/resource';

export const siteType = z.enum(['CLINIC', 'HOSPITAL', 'DAY_SURGERY', 'CONSULTATION_ROOMS', 'OTHER']);
export type SiteType = z.infer<typeof siteType>;

export const weekday = z.enum(['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']);
export type Weekday = z.infer<typeof weekday>;

/** A doctor who works at a site. No weekdays means any day. */
export const siteDoctor = z.object({ doctorId: id, doctorName: z.string(), weekdays: z.array(weekday) });
export type SiteDoctor = z.infer<typeof siteDoctor>;

/** The practice's locations. Administrators maintain the sites; everybody in the practice can choose one. */
export const sites = resource({
  service: 'quoting',
  name: 'Site',
  plural: 'Sites',
  needs: { read: 'signed-in', change: { roles: ADMINS } },
  unique: { field: 'name', message: 'A site with this name already exists' },
  order: ['name'],
  search: ['name', 'address', 'email', 'phone'],
  dependants: ['Quote', 'SurgeryCase', 'PricingRule'],
  list: {
    sorts: ['name', 'createdAt'],
    filters: {
      isActive: booleanFilter.optional(),
      isDuplicateFlag: booleanFilter.optional(),
      siteType: siteType.optional(),
    },
  },
  fields: {
    name: field.text(200),
    address: field.text(300),
    phone: field.text(40),
    email: field.optionalEmail(),
    siteType: field.choice(siteType, 'CLINIC'),
    isActive: field.flag(true),
  },
  operations: ['list', 'get', 'create', 'update', 'remove', 'restore'],
  shown: {
    /** Whether new quotes and cases start with this site. A practice has at most one. */
    isDefault: z.boolean(),
    doctors: z.array(siteDoctor),
    isDuplicateFlag: z.boolean(),
    duplicateOf: id.nullable(),
  },
});

export const {
  list: listSites,
  get: getSite,
  create: createSite,
  update: updateSite,
  dependants: getSiteDependants,
  remove: deleteSite,
  restore: restoreSite,
} = sites.operations;

export const SiteChanged = sites.events.updated;

export const { input: siteInput, record: site, detail: siteDetail } = sites;
export type Site = z.infer<typeof site>;
export type SiteInput = z.infer<typeof siteInput>;

export const setDefaultSite = command({
  name: 'quoting.setDefaultSite',
  summary: 'Make a site the default for new quotes and cases',
  http: { method: 'POST', path: '/sites/:id/default', status: 200 },
  permission: { roles: ADMINS },
  params: idParams,
  body: z.strictObject({ version }),
  result: z.object({ id, version }),
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'SITE_INACTIVE'],
  invalidates: ['Site'],
});

export const SITE_DOCTORS_LIMIT = 200;

export const setSiteDoctors = command({
  name: 'quoting.setSiteDoctors',
  summary: 'Set which doctors work at a site, and on which days',
  http: { method: 'POST', path: '/sites/:id/doctors', status: 200 },
  permission: { roles: ADMINS },
  params: idParams,
  body: z.strictObject({
    version,
    doctors: z
      .array(z.strictObject({ doctorId: id, weekdays: z.array(weekday).max(7).default([]) }))
      .max(SITE_DOCTORS_LIMIT),
  }),
  result: z.object({ id, version, doctors: z.array(siteDoctor) }),
  errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  invalidates: ['Site'],
});

/** Why a doctor's assignment to a site has no effect. */
export const assignmentFault = z.enum(['DOCTOR_DELETED', 'DOCTOR_INACTIVE', 'SITE_DELETED', 'SITE_INACTIVE']);

export const faultyAssignment = z.object({
  siteId: id,
  siteName: z.string(),
  doctorId: id,
  doctorName: z.string(),
  faults: z.array(assignmentFault).min(1),
});
export type FaultyAssignment = z.infer<typeof faultyAssignment>;

export const listFaultyAssignments = query({
  name: 'quoting.listFaultyAssignments',
  summary: 'List assignments to deleted or inactive doctors or sites',
  http: { method: 'GET', path: '/site-assignments/faulty' },
  permission: { roles: ADMINS },
  result: z.object({ items: z.array(faultyAssignment) }),
  provides: ['Site', 'Doctor'],
});

export const repairAssignments = command({
  name: 'quoting.repairAssignments',
  summary: 'Remove assignments to deleted or inactive doctors or sites',
  http: { method: 'POST', path: '/site-assignments/repair', status: 200 },
  permission: { roles: ADMINS },
  body: z.strictObject({
    /** The assignments the caller saw. Any that are valid by now are kept. */
    assignments: z
      .array(z.strictObject({ siteId: id, doctorId: id }))
      .min(1)
      .max(1_000),
  }),
  result: z.object({ removed: z.number().int() }),
  invalidates: ['Site'],
});
