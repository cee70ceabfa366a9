import type { Organisation, Role } from '@quillcare/contracts';
import {
  countryDefaults,
  defaultOrganisationName,
  searchKey,
  type Country,
  type FeatureSwitch,
} from '@quillcare/rules';

/** The part of a new practice that the person who signs up decides. */
export interface NewPractice {
  readonly name: string | null;
  readonly email: string;
  readonly phone: string;
  readonly country: Country;
}

/** A practice as stored: its details, its logo's identity and who needs a second step. */
export type OrganisationFields = Omit<Organisation, 'id' | 'switchedOff'> & {
  switchedOff: FeatureSwitch[];
  logo: string | null;
  deactivatedAt: null;
  deactivationReason: null;
  exportUntil: null;
  mfaRequiredRoles: Role[];
};

/** What a new practice starts with; currency and time zone follow from its country. */
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

/** The columns by which super admins find a practice: they follow from how it is named and reached. */
export function derivedColumns(practice: { name: string; email: string; phone: string | null }): {
  searchKey: string;
  sortName: string;
} {
  const { name, email, phone } = practice;
  return { searchKey: searchKey(name, email, phone), sortName: searchKey(name) };
}
