import { z } from 'zod';
import { FIGURES_DEADLINE_MS, ofOrganisations } from '../core/counts';
import { event } from '../core/event';
import { booleanFilter, listOf, listQuery } from '../core/list';
import { command, query, type Tag } from '../core/operation';
import type { Resource } from '../core/permissions';
import { id, idParams, version } from '../core/primitives';
import { dependants, removalQuery, removalResult, removedFilter, restoreBody } from '../core/removal';
import {
  doctor,
  doctorChanges,
  doctorInput,
  hospital,
  hospitalChanges,
  hospitalInput,
  surgery,
  surgeryCategory,
  surgeryChanges,
  surgeryInput,
} from './directory.schemas';

const filters = { isActive: booleanFilter.optional(), ...removedFilter };

/** The permission, tags and errors that the operations of a directory entry share. */
function entry<R extends Resource, T extends Tag>(resource: R, tag: T) {
  const needs = (action: 'CREATE' | 'READ' | 'UPDATE' | 'DELETE') => ({ resource, action }) as const;
  return {
    list: { permission: needs('READ'), provides: [tag] },
    get: { permission: needs('READ'), params: idParams, errors: ['NOT_FOUND'], provides: [tag] },
    create: { permission: needs('CREATE'), errors: ['DUPLICATE'], invalidates: [tag] },
    update: {
      permission: needs('UPDATE'),
      params: idParams,
      errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'DUPLICATE'],
      invalidates: [tag],
    },
    dependants: {
      permission: needs('DELETE'),
      params: idParams,
      result: dependants,
      errors: ['NOT_FOUND'],
      provides: [tag, 'Quote', 'SurgeryCase'],
    },
    remove: {
      permission: needs('DELETE'),
      params: idParams,
      query: removalQuery,
      result: removalResult,
      errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'HAS_DEPENDANTS'],
      invalidates: [tag],
    },
    restore: {
      permission: needs('DELETE'),
      params: idParams,
      body: restoreBody,
      errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'DUPLICATE'],
      invalidates: [tag],
    },
  } as const;
}

const doctors = entry('DOCTORS', 'Doctor');
export const listDoctors = query({
  ...doctors.list,
  name: 'quoting.listDoctors',
  summary: 'Doctors of the practice',
  http: { method: 'GET', path: '/doctors' },
  query: listQuery(['name', 'createdAt'], filters),
  result: listOf(doctor),
});
export const getDoctor = query({
  ...doctors.get,
  name: 'quoting.getDoctor',
  summary: 'One doctor, also when removed',
  http: { method: 'GET', path: '/doctors/:id' },
  result: doctor,
});
export const createDoctor = command({
  ...doctors.create,
  name: 'quoting.createDoctor',
  summary: 'Add a doctor',
  http: { method: 'POST', path: '/doctors' },
  body: doctorInput,
  result: doctor,
});
export const updateDoctor = command({
  ...doctors.update,
  name: 'quoting.updateDoctor',
  summary: 'Change a doctor',
  http: { method: 'PATCH', path: '/doctors/:id' },
  body: doctorChanges.extend({ version }),
  result: doctor,
});
export const getDoctorDependants = query({
  ...doctors.dependants,
  name: 'quoting.getDoctorDependants',
  summary: 'What depends on a doctor, before it is removed',
  http: { method: 'GET', path: '/doctors/:id/dependants' },
});
export const deleteDoctor = command({
  ...doctors.remove,
  name: 'quoting.deleteDoctor',
  summary: 'Remove a doctor; it can be restored',
  http: { method: 'DELETE', path: '/doctors/:id' },
});
export const restoreDoctor = command({
  ...doctors.restore,
  name: 'quoting.restoreDoctor',
  summary: 'Bring back a removed doctor',
  http: { method: 'POST', path: '/doctors/:id/restore', status: 200 },
  result: doctor,
});

const hospitals = entry('HOSPITALS', 'Hospital');
export const listHospitals = query({
  ...hospitals.list,
  name: 'quoting.listHospitals',
  summary: 'Hospitals where the practice operates',
  http: { method: 'GET', path: '/hospitals' },
  query: listQuery(['name', 'createdAt'], filters),
  result: listOf(hospital),
});
export const getHospital = query({
  ...hospitals.get,
  name: 'quoting.getHospital',
  summary: 'One hospital, also when removed',
  http: { method: 'GET', path: '/hospitals/:id' },
  result: hospital,
});
export const createHospital = command({
  ...hospitals.create,
  name: 'quoting.createHospital',
  summary: 'Add a hospital',
  http: { method: 'POST', path: '/hospitals' },
  body: hospitalInput,
  result: hospital,
});
export const updateHospital = command({
  ...hospitals.update,
  name: 'quoting.updateHospital',
  summary: 'Change a hospital',
  http: { method: 'PATCH', path: '/hospitals/:id' },
  body: hospitalChanges.extend({ version }),
  result: hospital,
});
export const getHospitalDependants = query({
  ...hospitals.dependants,
  name: 'quoting.getHospitalDependants',
  summary: 'What depends on a hospital, before it is removed',
  http: { method: 'GET', path: '/hospitals/:id/dependants' },
});
export const deleteHospital = command({
  ...hospitals.remove,
  name: 'quoting.deleteHospital',
  summary: 'Remove a hospital; it can be restored',
  http: { method: 'DELETE', path: '/hospitals/:id' },
});
export const restoreHospital = command({
  ...hospitals.restore,
  name: 'quoting.restoreHospital',
  summary: 'Bring back a removed hospital',
  http: { method: 'POST', path: '/hospitals/:id/restore', status: 200 },
  result: hospital,
});

const surgeries = entry('SURGERIES', 'Surgery');
export const listSurgeries = query({
  ...surgeries.list,
  name: 'quoting.listSurgeries',
  summary: 'The catalogue of surgeries',
  http: { method: 'GET', path: '/surgeries' },
  query: listQuery(['name', 'createdAt'], { ...filters, category: surgeryCategory.optional() }),
  result: listOf(surgery),
});
export const getSurgery = query({
  ...surgeries.get,
  name: 'quoting.getSurgery',
  summary: 'One surgery, also when removed',
  http: { method: 'GET', path: '/surgeries/:id' },
  result: surgery,
});
export const createSurgery = command({
  ...surgeries.create,
  name: 'quoting.createSurgery',
  summary: 'Add a surgery',
  http: { method: 'POST', path: '/surgeries' },
  body: surgeryInput,
  result: surgery,
});
export const updateSurgery = command({
  ...surgeries.update,
  name: 'quoting.updateSurgery',
  summary: 'Change a surgery',
  http: { method: 'PATCH', path: '/surgeries/:id' },
  body: surgeryChanges.extend({ version }),
  result: surgery,
});
export const getSurgeryDependants = query({
  ...surgeries.dependants,
  name: 'quoting.getSurgeryDependants',
  summary: 'What depends on a surgery, before it is removed',
  http: { method: 'GET', path: '/surgeries/:id/dependants' },
});
export const deleteSurgery = command({
  ...surgeries.remove,
  name: 'quoting.deleteSurgery',
  summary: 'Remove a surgery; it can be restored',
  http: { method: 'DELETE', path: '/surgeries/:id' },
});
export const restoreSurgery = command({
  ...surgeries.restore,
  name: 'quoting.restoreSurgery',
  summary: 'Bring back a removed surgery',
  http: { method: 'POST', path: '/surgeries/:id/restore', status: 200 },
  result: surgery,
});

/** Counts of directory and catalogue entries for the list of practices, up to `TOTAL_CAP` each. */
export const countDirectories = query({
  name: 'quoting.countDirectories',
  summary: 'How many doctors, hospitals, sites and surgeries organisations have',
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

const changed = (kind: 'Doctor' | 'Hospital' | 'Surgery', needs: Resource) =>
  event({
    service: 'quoting',
    name: `${kind}Changed`,
    data: z.object({ id }),
    live: { needs, tags: (data) => [{ type: kind, id: data.id }] },
  });

export const DoctorChanged = changed('Doctor', 'DOCTORS');
export const HospitalChanged = changed('Hospital', 'HOSPITALS');
export const SurgeryChanged = changed('Surgery', 'SURGERIES');
