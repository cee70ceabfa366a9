import {
  createClient,
  createDoctor,
  createHospital,
  createSurgery,
  getClient,
  getDoctor,
  getHospital,
  getLead,
  getQuote,
  getSite,
  getSurgery,
  listClients,
  listDoctors,
  listHospitals,
  listLeads,
  listQuotes,
  listSites,
  listSurgeries,
  type ClientSummary,
  type Doctor,
  type Hospital,
  type Operation,
  type Surgery,
} from '@quillcare/contracts';
import { formatTitledName, formatDate, formatPhone, isIsoDate } from '@quillcare/rules';
import { word } from '../words/words';
import type { NewRecord } from './create-record.host';
import { recordPickerWords } from './record-picker.en';
import type { RecordSource } from './record-source';

interface Named {
  id: string;
  name: string;
}

const nameOf = ({ name }: Named) => name;
const detailOf = ({ address }: { address: string }) => address;

type Person = Pick<ClientSummary, 'firstName' | 'lastName'>;

export const personName = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;

export const doctorName = (doctor: Pick<Doctor, 'title' | 'firstName' | 'lastName'>) =>
  formatTitledName(doctor);

/** The properties of a client needed to choose one. */
export type FoundClient = Pick<ClientSummary, 'id' | 'firstName' | 'lastName' | 'email'> &
  Partial<Pick<ClientSummary, 'phone' | 'dateOfBirth'>>;

/** The practice's clients. Dates of birth distinguish those of the same name. */
export const CLIENT_SOURCE: RecordSource<FoundClient> & { get: Operation } = {
  list: listClients,
  get: getClient,
  nameOf: personName,
  detailOf: ({ email, phone, dateOfBirth }) =>
    [
      dateOfBirth &&
        isIsoDate(dateOfBirth) &&
        word(recordPickerWords, 'born', { date: formatDate(dateOfBirth) }),
      phone && formatPhone(phone, phone.startsWith('+64') ? 'NZ' : 'AU'),
      email,
    ]
      .filter(Boolean)
      .join(' · '),
};

export const LEAD_SOURCE: RecordSource<Person & { id: string; email: string | null }> & { get: Operation } = {
  list: listLeads,
  get: getLead,
  nameOf: personName,
  detailOf: ({ email }) => email ?? '',
};

export const QUOTE_SOURCE: RecordSource<{ id: string; quoteNumber: string; clientName?: string }> & {
  get: Operation;
} = {
  list: listQuotes,
  get: getQuote,
  nameOf: ({ quoteNumber }) => quoteNumber,
  detailOf: ({ clientName }) => clientName ?? '',
};

export const DOCTOR_SOURCE: RecordSource<Doctor> & { get: Operation } = {
  list: listDoctors,
  get: getDoctor,
  nameOf: doctorName,
  detailOf: ({ credentials }) => credentials,
};

export const HOSPITAL_SOURCE: RecordSource<Hospital> & { get: Operation } = {
  list: listHospitals,
  get: getHospital,
  nameOf,
  detailOf,
};

export const SITE_SOURCE: RecordSource<Named & { address: string }> & { get: Operation } = {
  list: listSites,
  get: getSite,
  nameOf,
  detailOf,
};

export const SURGERY_SOURCE: RecordSource<Named> & { get: Operation } = {
  list: listSurgeries,
  get: getSurgery,
  nameOf,
};

/** Limits a source to active records, which can be chosen for something new. */
export function activeOnly<S extends RecordSource>(source: S): S {
  return { ...source, query: { ...source.query, isActive: 'true' } };
}

type CreateKey = 'client' | 'doctor' | 'hospital' | 'surgery';

const createLabel = (kind: CreateKey) => (typed: string) =>
  typed === ''
    ? word(recordPickerWords, `create.${kind}Empty`)
    : word(recordPickerWords, `create.${kind}`, { name: typed });

export const NEW_CLIENT: NewRecord<FoundClient> = {
  needs: createClient,
  label: createLabel('client'),
  load: async () => (await import('./new-client.form')).newClient,
};

export const NEW_DOCTOR: NewRecord<Doctor> = {
  needs: createDoctor,
  label: createLabel('doctor'),
  load: async () => (await import('./new-directory.forms')).newDoctor,
};

export const NEW_HOSPITAL: NewRecord<Hospital> = {
  needs: createHospital,
  label: createLabel('hospital'),
  load: async () => (await import('./new-directory.forms')).newHospital,
};

export const NEW_SURGERY: NewRecord<Surgery> = {
  needs: createSurgery,
  label: createLabel('surgery'),
  load: async () => (await import('./new-directory.forms')).newSurgery,
};
