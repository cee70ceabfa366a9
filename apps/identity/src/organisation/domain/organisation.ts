import type { Organisation, Role } from '@quillcare/contracts';
import {
  countryDefaults,
  defaultOrganisationName,
  searchKey,
  type Country,
  type FeatureSwitch,
} from '@quillcare/rules';

/** The part of a new practice decided by the person signing up. */
export interface NewPractice {
  readonly name: string | null;
  readonly email: string;
  readonly phone: string;
  readonly country: Country;
}

/** A practice as stored: its details, a description of its logo, and who needs a second step. */
export type OrganisationFields = Omit<Organisation, 'id' | 'switchedOff'> & {
  switchedOff: FeatureSwitch[];
  logo: string | null;
  deactivatedAt: null;
  deactivationReason: null;
  exportUntil: null;
  mfaRequiredRoles: Role[];
};

/** Returns a new practice's initial values. Currency and time zone follow from its country. */
export function newOrganisation(practice: NewPractice): OrganisationFields {
  const { currency, timeZone } = countryDefaults(practice.country);
  return {
    name: practice.name ?? defaultOrganisationName(practice.email),
    email: practice.email,
    phone: practice.phone,
    address: null,
    website: null,
    logo: null,
    country: practice.country,
    currency,
    timeZone,
    isActive: true,
    deactivatedAt: null,
    deactivationReason: null,
    exportUntil: null,
    isNonBilling: false,
    switchedOff: [],
    mfaRequiredRoles: [],
  };
}

/** Returns the columns by which super admins search and sort practices, derived from name and contact details. */
export function derivedColumns(practice: { name: string; email: string; phone: string | null }): {
  searchKey: string;
  sortName: string;
} {
  const { name, email, phone } = practice;
  return { searchKey: searchKey(name, email, phone), sortName: searchKey(name) };
}
