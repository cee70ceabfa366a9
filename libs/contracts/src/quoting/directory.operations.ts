import { z } from 'zod';
import { FIGURES_DEADLINE_MS, ofOrganisations } from '../core/counts';
import { command, query } from '../core/operation';
import { id, idParams, instant, version } from '../core/primitives';
import { doctors, hospitals, surgeries } from './directory.schemas';

export const {
  list: listDoctors,
  get: getDoctor,
  create: createDoctor,
  update: updateDoctor,
  dependants: getDoctorDependants,
  remove: deleteDoctor,
  restore: restoreDoctor,
} = doctors.operations;

export const {
  list: listHospitals,
  get: getHospital,
  create: createHospital,
  update: updateHospital,
  dependants: getHospitalDependants,
  remove: deleteHospital,
  restore: restoreHospital,
} = hospitals.operations;

export const {
  list: listSurgeries,
  get: getSurgery,
  create: createSurgery,
  update: updateSurgery,
  dependants: getSurgeryDependants,
  remove: deleteSurgery,
  restore: restoreSurgery,
} = surgeries.operations;

export const approveSurgeryDescription = command({
  name: 'quoting.approveSurgeryDescription',
  summary: 'Approve an AI-generated surgery description for patients',
  http: { method: 'POST', path: '/surgeries/:id/approve-description', status: 200 },
  permission: { resource: 'SURGERIES', action: 'UPDATE' },
  params: idParams,
  body: z.strictObject({ version }),
  result: z.object({ id, version, descriptionApprovedAt: instant.nullable() }),
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'DESCRIPTION_NOT_A_DRAFT'],
  invalidates: ['Surgery'],
});

/** Counts of directory and catalogue entries for the list of practices, each up to `TOTAL_CAP`. */
export const countDirectories = query({
  name: 'quoting.countDirectories',
  summary: 'Count the doctors, hospitals, sites and surgeries of organisations',
  http: null,
  permission: 'internal',
  body: ofOrganisations,
  result: z.object({
    items: z.array(
      z.object({
        organisationId: id,
        doctors: z.number().int(),
        hospitals: z.number().int(),
        sites: z.number().int(),
        surgeries: z.number().int(),
      }),
    ),
  }),
  deadlineMs: FIGURES_DEADLINE_MS,
});

const named = z.object({ id, name: z.string() });

/** Maximum number of entries of each kind returned by `readDirectoryNames`. */
export const DIRECTORY_NAMES_LIMIT = 1_000;

/** Returns the names of active directory and catalogue entries, for leads and the enquiry form. */
export const readDirectoryNames = query({
  name: 'quoting.readDirectoryNames',
  summary: 'Get the names of active surgeries, sites and doctors',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id }),
  result: z.object({ surgeries: z.array(named), sites: z.array(named), doctors: z.array(named) }),
  deadlineMs: 2_000,
});

export const DoctorChanged = doctors.events.updated;
export const HospitalChanged = hospitals.events.updated;
export const SurgeryChanged = surgeries.events.updated;
