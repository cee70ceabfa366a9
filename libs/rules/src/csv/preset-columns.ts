import { FULL_NAME } from './full-name';
import type { PresetColumns } from './preset-types';

export const NAME_COLUMNS: PresetColumns = { firstname: 'firstName', lastname: 'lastName' };
export const SURNAME_COLUMNS: PresetColumns = {
  firstname: 'firstName',
  surname: 'lastName',
  givenname: 'firstName',
};
const ADDRESS_COLUMNS: PresetColumns = {
  addressline1: 'streetAddress',
  addressline2: 'streetAddress',
  addressline3: 'streetAddress',
  address1: 'streetAddress',
  address2: 'streetAddress',
  address3: 'streetAddress',
  suburb: 'suburb',
  city: 'city',
  state: 'state',
  postcode: 'postcode',
};
const PHONE_COLUMNS: PresetColumns = {
  mobile: 'phone',
  mobilephone: 'phone',
  mobilenumber: 'phone',
  phone: 'phone',
  home: 'phone',
  homephone: 'phone',
  phonehome: 'phone',
  phonenumber: 'phone',
  work: 'phone',
  workphone: 'phone',
  phonework: 'phone',
  phonemobile: 'phone',
};
export const PATIENT_COLUMNS: PresetColumns = {
  ...ADDRESS_COLUMNS,
  ...PHONE_COLUMNS,
  email: 'email',
  emailaddress: 'email',
  dateofbirth: 'dateOfBirth',
  dob: 'dateOfBirth',
  notes: 'notes',
};
export const GOOGLE_COLUMNS: PresetColumns = {
  ...NAME_COLUMNS,
  givenname: 'firstName',
  familyname: 'lastName',
  ...numberedColumns('email', 'value', 'email'),
  ...numberedColumns('phone', 'value', 'phone'),
  birthday: 'dateOfBirth',
  notes: 'notes',
  address1street: 'streetAddress',
  address1city: 'city',
  address1region: 'state',
  address1postalcode: 'postcode',
  address1extendedaddress: 'streetAddress',
};
export const OUTLOOK_COLUMNS: PresetColumns = {
  ...NAME_COLUMNS,
  emailaddress: 'email',
  email2address: 'email',
  email3address: 'email',
  mobilephone: 'phone',
  homephone: 'phone',
  homephone2: 'phone',
  businessphone: 'phone',
  primaryphone: 'phone',
  otherphone: 'phone',
  birthday: 'dateOfBirth',
  notes: 'notes',
  homestreet: 'streetAddress',
  homestreet2: 'streetAddress',
  homestreet3: 'streetAddress',
  homecity: 'city',
  homestate: 'state',
  homepostalcode: 'postcode',
};
export const SALESFORCE_COLUMNS: PresetColumns = {
  ...NAME_COLUMNS,
  email: 'email',
  mobile: 'phone',
  mobilephone: 'phone',
  phone: 'phone',
  homephone: 'phone',
  otherphone: 'phone',
  birthdate: 'dateOfBirth',
  description: 'notes',
  mailingstreet: 'streetAddress',
  mailingcity: 'city',
  'mailingstate/province': 'state',
  mailingstate: 'state',
  'mailingzip/postalcode': 'postcode',
  mailingpostalcode: 'postcode',
};
export const HUBSPOT_COLUMNS: PresetColumns = {
  ...NAME_COLUMNS,
  email: 'email',
  phonenumber: 'phone',
  mobilephonenumber: 'phone',
  dateofbirth: 'dateOfBirth',
  streetaddress: 'streetAddress',
  city: 'city',
  'state/region': 'state',
  postalcode: 'postcode',
};
export const XERO_CLIENT_COLUMNS: PresetColumns = {
  contactname: FULL_NAME,
  ...NAME_COLUMNS,
  emailaddress: 'email',
  mobilenumber: 'phone',
  phonenumber: 'phone',
  saaddressline1: 'streetAddress',
  saaddressline2: 'streetAddress',
  saaddressline3: 'streetAddress',
  saaddressline4: 'streetAddress',
  sacity: 'city',
  saregion: 'state',
  sapostalcode: 'postcode',
};
export const XERO_PLACE_COLUMNS: PresetColumns = {
  contactname: 'name',
  emailaddress: 'email',
  phonenumber: 'phone',
  saaddressline1: 'address',
  saaddressline2: 'address',
  saaddressline3: 'address',
  saaddressline4: 'address',
  sacity: 'address',
  saregion: 'address',
  sapostalcode: 'address',
};

function numberedColumns(before: string, after: string, key: string): PresetColumns {
  return Object.fromEntries([1, 2, 3, 4, 5].map((at) => [`${before}${at}${after}`, key]));
}
