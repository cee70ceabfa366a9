import { FULL_NAME } from './full-name';
import type { Columns } from './preset-types';

export const NAMES: Columns = { firstname: 'firstName', lastname: 'lastName' };
export const SURNAME: Columns = { firstname: 'firstName', surname: 'lastName', givenname: 'firstName' };
const STREETS: Columns = {
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
const PHONES: Columns = {
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
export const PATIENT: Columns = {
  ...STREETS,
  ...PHONES,
  email: 'email',
  emailaddress: 'email',
  dateofbirth: 'dateOfBirth',
  dob: 'dateOfBirth',
  notes: 'notes',
};
export const GOOGLE: Columns = {
  ...NAMES,
  givenname: 'firstName',
  familyname: 'lastName',
  ...numbered('email', 'value', 'email'),
  ...numbered('phone', 'value', 'phone'),
  birthday: 'dateOfBirth',
  notes: 'notes',
  address1street: 'streetAddress',
  address1city: 'city',
  address1region: 'state',
  address1postalcode: 'postcode',
  address1extendedaddress: 'streetAddress',
};
export const OUTLOOK: Columns = {
  ...NAMES,
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
export const SALESFORCE: Columns = {
  ...NAMES,
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
export const HUBSPOT: Columns = {
  ...NAMES,
  email: 'email',
  phonenumber: 'phone',
  mobilephonenumber: 'phone',
  dateofbirth: 'dateOfBirth',
  streetaddress: 'streetAddress',
  city: 'city',
  'state/region': 'state',
  postalcode: 'postcode',
};
export const XERO: Columns = {
  contactname: FULL_NAME,
  ...NAMES,
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
export const XERO_PLACE: Columns = {
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

function numbered(before: string, after: string, key: string): Columns {
  return Object.fromEntries([1, 2, 3, 4, 5].map((at) => [`${before}${at}${after}`, key]));
}
