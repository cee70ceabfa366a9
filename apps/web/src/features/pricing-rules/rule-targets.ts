import {
  getDoctor,
  getHospital,
  getSite,
  getSurgery,
  listDoctors,
  listHospitals,
  listSites,
  listSurgeries,
  type Operation,
} from '@quillcare/contracts';

export type TargetType = 'SURGERY' | 'DOCTOR' | 'HOSPITAL' | 'SITE';

/** What all of them have that is shown. */
export interface Found {
  id: string;
  name?: string;
  title?: string;
  firstName?: string;
  lastName?: string;
}

const nameOf = ({ name, title, firstName, lastName }: Found): string =>
  name ?? [title, firstName, lastName].filter(Boolean).join(' ');

/** Where the records are found that a rule can be for. */
export const TARGETS: Record<TargetType, { list: Operation; get: Operation; nameOf: typeof nameOf }> = {
  SURGERY: { list: listSurgeries, get: getSurgery, nameOf },
  DOCTOR: { list: listDoctors, get: getDoctor, nameOf },
  HOSPITAL: { list: listHospitals, get: getHospital, nameOf },
  SITE: { list: listSites, get: getSite, nameOf },
};
