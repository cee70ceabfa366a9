import { AU_STATES } from '../state';
import { MAX_EMAIL_LENGTH } from '../email';
import { MAX_LENGTHS } from '../text-length';
import type { ImportEntityType, ImportField } from './import-types';

type Extra = Partial<Omit<ImportField, 'key' | 'type' | 'required'>>;

const PHONE_MAX = MAX_LENGTHS.phone;
const ADDRESS_MAX = 300;
const DESCRIPTION_MAX = 5000;
const NOTES_MAX = 10_000;

const SITE_TYPES = ['CLINIC', 'HOSPITAL', 'DAY_SURGERY', 'CONSULTATION_ROOMS', 'OTHER'];
const FACILITY_TYPES = ['PUBLIC_HOSPITAL', 'PRIVATE_HOSPITAL', 'DAY_SURGERY', 'SPECIALIZED_CENTER'];
const TITLES = ['Dr', 'Prof', 'Mr', 'Ms', 'Mrs'];
const CATEGORIES = [
  'COSMETIC',
  'RECONSTRUCTIVE',
  'GENERAL',
  'ORTHOPEDIC',
  'CARDIAC',
  'NEUROLOGICAL',
  'OTHER',
];
const ANESTHESIA_TYPES = ['LOCAL', 'REGIONAL', 'GENERAL', 'SEDATION', 'VARIES'];
const COMPLEXITY_LEVELS = ['LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH'];

const firstName = required('firstName', 'name', {
  maxLength: MAX_LENGTHS.name,
  aliases: ['given name', 'given names', 'forename'],
});
const lastName = required('lastName', 'name', {
  maxLength: MAX_LENGTHS.name,
  aliases: ['surname', 'family name'],
});
const EMAIL_ALIASES = ['email address', 'mail'];
const PHONE_ALIASES = [
  'phone number',
  'telephone',
  'mobile',
  'mobile phone',
  'mobile number',
  'contact number',
];
const email = { maxLength: MAX_EMAIL_LENGTH, aliases: EMAIL_ALIASES };
const personPhone = { maxLength: PHONE_MAX, aliases: PHONE_ALIASES };
const organisationPhone = { ...personPhone, phoneUse: 'ORGANISATION' } as const;
const address = required('address', 'text', {
  maxLength: ADDRESS_MAX,
  aliases: ['street address', 'full address'],
});
const isActive = optional('isActive', 'boolean', { defaultValue: true, aliases: ['active'] });

const FIELDS: Record<ImportEntityType, readonly ImportField[]> = {
  clients: [
    firstName,
    lastName,
    required('email', 'email', email),
    required('phone', 'phone', personPhone),
    optional('secondaryPhone', 'phone', {
      maxLength: PHONE_MAX,
      aliases: ['second phone', 'other phone', 'alternative phone', 'home phone'],
    }),
    optional('dateOfBirth', 'date', { aliases: ['dob', 'birth date', 'birthday', 'born'] }),
    optional('isVip', 'boolean', { defaultValue: false, aliases: ['vip'] }),
    optional('streetAddress', 'text', {
      column: 'Street Address',
      maxLength: MAX_LENGTHS.streetAddress,
      aliases: ['address', 'street', 'address line 1'],
    }),
    optional('city', 'text', { column: 'City', maxLength: MAX_LENGTHS.city, aliases: ['town'] }),
    optional('suburb', 'text', { column: 'Suburb', maxLength: MAX_LENGTHS.suburb }),
    optional('state', 'state', {
      column: 'State',
      maxLength: MAX_LENGTHS.state,
      options: AU_STATES,
      aliases: ['state/territory', 'region'],
    }),
    optional('postcode', 'postcode', {
      column: 'Postcode',
      maxLength: MAX_LENGTHS.postcode,
      aliases: ['postal code', 'zip', 'zip code'],
    }),
    // Not a field of the client: it becomes a note.
    optional('notes', 'text', {
      column: 'Notes',
      maxLength: NOTES_MAX,
      multiline: true,
      aliases: ['note', 'comments', 'remarks'],
    }),
  ],
  sites: [
    required('name', 'text', { aliases: ['site', 'site name'] }),
    address,
    required('phone', 'phone', organisationPhone),
    optional('email', 'email', email),
    isActive,
    optional('siteType', 'select', { options: SITE_TYPES, aliases: ['type'] }),
  ],
  hospitals: [
    required('name', 'text', { aliases: ['hospital', 'hospital name'] }),
    address,
    required('phone', 'phone', organisationPhone),
    optional('email', 'email', email),
    optional('bookingPhone', 'phone', {
      maxLength: PHONE_MAX,
      phoneUse: 'ORGANISATION',
      aliases: ['bookings', 'booking number'],
    }),
    optional('facilityType', 'select', { options: FACILITY_TYPES, aliases: ['type'] }),
    optional('operatingTheatres', 'whole number', {
      aliases: ['theatres', 'operating theaters', 'number of theatres'],
    }),
    isActive,
  ],
  doctors: [
    optional('title', 'select', { options: TITLES }),
    firstName,
    lastName,
    required('credentials', 'text', { aliases: ['qualifications', 'post nominals'] }),
    required('phone', 'phone', personPhone),
    required('email', 'email', email),
    optional('licenseExpiry', 'date', {
      aliases: ['licence expiry', 'registration expiry', 'license expiry date'],
    }),
    isActive,
  ],
  surgeries: [
    required('name', 'text', { aliases: ['surgery', 'surgery name', 'procedure', 'procedure name'] }),
    optional('description', 'text', { maxLength: DESCRIPTION_MAX, multiline: true, aliases: ['details'] }),
    required('baseFee', 'number', { aliases: ['fee', 'price', 'base price'] }),
    optional('category', 'select', { options: CATEGORIES }),
    optional('estimatedDuration', 'whole number', { aliases: ['duration', 'minutes', 'duration minutes'] }),
    optional('anesthesiaType', 'select', {
      options: ANESTHESIA_TYPES,
      aliases: ['anaesthesia type', 'anaesthesia', 'anesthesia'],
    }),
    optional('complexityLevel', 'select', { options: COMPLEXITY_LEVELS, aliases: ['complexity'] }),
    optional('hasOptions', 'boolean', { defaultValue: false, aliases: ['options'] }),
    isActive,
  ],
};

/** The columns of an import file, in the specification's order. */
export function importFields(entityType: ImportEntityType): readonly ImportField[] {
  return FIELDS[entityType];
}

function required(key: string, type: ImportField['type'], extra: Extra = {}): ImportField {
  return { key, column: key, type, required: true, maxLength: MAX_LENGTHS.text, aliases: [], ...extra };
}

function optional(key: string, type: ImportField['type'], extra: Extra = {}): ImportField {
  return { ...required(key, type, extra), required: false };
}
