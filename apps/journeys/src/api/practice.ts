import type {
  Client,
  Doctor,
  Hospital,
  Quote,
  SessionTokens,
  SubscriptionPlan,
  Surgery,
} from '@quillcare/contracts';
import type { World } from '../run/world';
import { ApiClient } from './api.client';
import { confirmAddress } from './confirmation';

export const PASSWORD = 'Harbour-Bridge-1932!';

/** A new practice whose administrator is signed in over the API. */
export interface Practice {
  name: string;
  email: string;
  api: ApiClient;
  organisationId: string;
}

/** A practice with the directory and the client most quotes need. */
export interface Furnished extends Practice {
  doctor: Doctor;
  hospital: Hospital;
  surgery: Surgery;
  client: Client;
}

/** Signs up a practice over the API and confirms its administrator's address. */
export async function foundPractice(
  world: World,
  name: string,
  email = `admin.${world.unique()}@practice.example`,
  place = { country: 'AU', phone: '02 9555 0100' },
  subscriptionPlan: SubscriptionPlan = 'ENTERPRISE',
): Promise<Practice> {
  const origin = world.product.nextGateway();
  const session = await new ApiClient(origin).post<SessionTokens>('/auth/sign-up', {
    firstName: 'Margaret',
    lastName: "O'Brien",
    email,
    password: PASSWORD,
    organizationName: name,
    ...place,
    subscriptionPlan,
  });
  await confirmAddress(origin, email);
  return {
    name,
    email,
    api: new ApiClient(origin, session.access_token),
    organisationId: session.session.organisation.id,
  };
}

/** Creates a practice with a doctor, a hospital, a surgery and a client with a date of birth. */
export async function furnishedPractice(
  world: World,
  name: string,
  person: Person = MINH,
): Promise<Furnished> {
  return furnish(await foundPractice(world, name), {
    ...person,
    // Only letters valid in an address; of an Arabic name none remain.
    email: `${person.firstName.toLowerCase().replaceAll(/\W/g, '') || 'patient'}.${world.unique()}@patient.example`,
  });
}

export async function furnish(practice: Practice, person: Person & { email: string }): Promise<Furnished> {
  const { api } = practice;
  const doctor = await api.post<Doctor>('/doctors', {
    title: 'Dr',
    firstName: 'Amelia',
    lastName: 'Hartmann',
    credentials: 'MBBS, FRACS',
    phone: '0412 345 678',
    email: 'a.hartmann@practice.example',
  });
  const hospital = await api.post<Hospital>('/hospitals', {
    name: 'Harbour Private Hospital',
    address: '12 Wharf Road, Sydney NSW 2000',
    phone: '02 9555 0180',
    facilityType: 'PRIVATE_HOSPITAL',
  });
  const surgery = await api.post<Surgery>('/surgeries', {
    name: 'Septoplasty',
    description: 'Straightening of the nasal septum.',
    baseFeeMinor: 350_000,
    category: 'RECONSTRUCTIVE',
    procedureClass: 'MEDICARE',
  });
  const client = await api.post<Client>('/clients', person);
  return { ...practice, doctor, hospital, surgery, client };
}

export interface Person {
  firstName: string;
  lastName: string;
  phone: string;
  dateOfBirth: string;
}

export const MINH: Person = {
  firstName: 'Minh',
  lastName: 'Nguyễn',
  phone: '+61 433 555 021',
  dateOfBirth: '1991-11-02',
};
export const MOHAMMED: Person = {
  firstName: 'محمد',
  lastName: 'الأحمد',
  phone: '0455 555 061',
  dateOfBirth: '1984-05-17',
};
export const TE_ARIKI: Person = {
  firstName: 'Te Ariki',
  lastName: 'Ngāpō',
  phone: '0455 555 037',
  dateOfBirth: '1972-07-29',
};
export const SIOBHAN: Person = {
  firstName: 'Siobhán',
  lastName: "O'Brien",
  phone: '0421 555 014',
  dateOfBirth: '1984-03-12',
};

/** Creates a draft over the API with one line item of each relevant kind. */
export function draftQuote({ api, client, doctor, hospital, surgery }: Furnished): Promise<Quote> {
  const line = { quantity: 1, discountMinor: 0, gstTreatment: 'GST_FREE' };
  return api.post<Quote>('/quotes', {
    clientId: client.id,
    doctorId: doctor.id,
    hospitalId: hospital.id,
    procedureClass: 'MEDICARE',
    validUntil: daysFromNow(30),
    notesToPatient: 'Please ask us if anything is unclear.',
    lines: [
      {
        ...line,
        kind: 'SURGEON',
        surgeryId: surgery.id,
        description: surgery.name,
        providerName: 'Dr Amelia Hartmann',
        billedBy: 'PRACTICE',
        basis: 'FIXED',
        unitFeeMinor: 350_000,
        mbsItem: '41671',
        medicareBenefitMinor: 38_500,
      },
      {
        ...line,
        kind: 'ASSISTANT',
        description: 'Assistant surgeon',
        providerName: 'Dr Ravi Menon',
        billedBy: 'PROVIDER',
        basis: 'ESTIMATE',
        unitFeeMinor: 70_050,
      },
      {
        ...line,
        kind: 'ANAESTHETIST',
        description: 'Anaesthetist',
        providerName: 'Dr Chloé Dubois',
        billedBy: 'PROVIDER',
        basis: 'ESTIMATE',
        unitFeeMinor: 125_000,
      },
      {
        ...line,
        kind: 'HOSPITAL',
        description: 'Hospital and theatre',
        providerName: hospital.name,
        billedBy: 'HOSPITAL',
        basis: 'ESTIMATE',
        unitFeeMinor: 298_025,
      },
    ],
  });
}

export function sendQuote({ api }: Practice, quote: Quote): Promise<{ quote: Quote; link: string }> {
  return api.post(`/quotes/${quote.id}/send`, { version: quote.version });
}

/** Returns the calendar date `days` from today in Sydney. */
export function daysFromNow(days: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(
    new Date(Date.now() + days * 86_400_000),
  );
}
