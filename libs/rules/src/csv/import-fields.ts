import { AU_STATES } from '../au-states';
import { MAX_EMAIL_LENGTH } from '../email';
import { MAX_LENGTHS } from '../text-length';
import {
  SITE_TYPES,
  FACILITY_TYPES,
  SITE_TYPE_SYNONYMS,
  FACILITY_TYPE_SYNONYMS,
  SURGERY_CATEGORY_SYNONYMS,
  RECOMMENDED_TITLES,
  TITLE_SYNONYMS,
  SURGERY_CATEGORIES,
  ANESTHESIA_TYPES,
  COMPLEXITY_LEVELS,
  LEAD_CHOICES,
  LEAD_CATEGORY_SYNONYMS,
  LEAD_SOURCE_SYNONYMS,
  PROCEDURE_CLASSES,
  PROCEDURE_CLASS_SYNONYMS,
} from './import-choices';
import { IMPORT_MESSAGES } from './import-messages';
import type { ImportEntityType, ImportField } from './import-types';

type FieldOptions = Partial<Omit<ImportField, 'key' | 'type' | 'required'>>;

const MAX_PHONE_LENGTH = MAX_LENGTHS.phone;
const MAX_ADDRESS_LENGTH = 300;
const MAX_DESCRIPTION_LENGTH = 5000;
const MAX_NOTES_LENGTH = 10_000;

const firstName = required('firstName', 'name', {
  maxLength: MAX_LENGTHS.name,
  aliases: ['given name', 'given names', 'forename', 'christian name', 'first', 'fname'],
});
const lastName = required('lastName', 'name', {
  maxLength: MAX_LENGTHS.name,
  aliases: ['surname', 'family name', 'last', 'lname', 'surname/family name', 'last name/surname'],
});
const EMAIL_ALIASES = ['email address', 'mail', 'e-mail 1 - value', 'email 1', 'primary email'];
const PHONE_ALIASES = [
  'phone 1 - value',
  'phone number',
  'telephone',
  'mobile',
  'mobile phone',
  'mobile number',
  'contact number',
];
const email = { maxLength: MAX_EMAIL_LENGTH, aliases: EMAIL_ALIASES };
const personPhone = { maxLength: MAX_PHONE_LENGTH, aliases: PHONE_ALIASES };
const organisationPhone = { ...personPhone, phoneUse: 'ORGANISATION' } as const;
const address = required('address', 'text', {
  maxLength: MAX_ADDRESS_LENGTH,
  aliases: ['street address', 'full address'],
});
// Not a field of the record. The text becomes a note.
const notes = optional('notes', 'text', {
  column: 'Notes',
  maxLength: MAX_NOTES_LENGTH,
  multiline: true,
  aliases: ['note', 'comments', 'remarks'],
});
const isActive = optional('isActive', 'boolean', { defaultValue: true, aliases: ['active'] });

const FIELDS_BY_ENTITY: Record<ImportEntityType, readonly ImportField[]> = {
  clients: [
    firstName,
    lastName,
    required('email', 'email', email),
    required('phone', 'phone', personPhone),
    optional('secondaryPhone', 'phone', {
      maxLength: MAX_PHONE_LENGTH,
      aliases: ['second phone', 'other phone', 'alternative phone', 'home phone'],
    }),
    optional('dateOfBirth', 'date', { aliases: ['dob', 'birth date', 'birthday', 'born'] }),
    optional('isVip', 'boolean', { defaultValue: false, aliases: ['vip'] }),
    optional('streetAddress', 'text', {
      column: 'Street Address',
      maxLength: MAX_LENGTHS.streetAddress,
      aliases: [
        'address',
        'street',
        'address line 1',
        'address 1 - street',
        'home street',
        'street 1',
        'addr',
        'address 1',
      ],
    }),
    optional('city', 'text', {
      column: 'City',
      maxLength: MAX_LENGTHS.city,
      aliases: ['town', 'address 1 - city', 'home city'],
    }),
    optional('suburb', 'text', {
      column: 'Suburb',
      maxLength: MAX_LENGTHS.suburb,
      aliases: ['suburb/town', 'town/suburb', 'suburb/city', 'city/suburb', 'locality'],
    }),
    optional('state', 'state', {
      column: 'State',
      maxLength: MAX_LENGTHS.state,
      options: AU_STATES,
      aliases: ['state/territory', 'region', 'address 1 - region', 'home state'],
    }),
    optional('postcode', 'postcode', {
      column: 'Postcode',
      maxLength: MAX_LENGTHS.postcode,
      aliases: [
        'postal code',
        'zip',
        'zip code',
        'p/code',
        'pcode',
        'address 1 - postal code',
        'home postal code',
      ],
    }),
    notes,
  ],
  leads: [
    firstName,
    { ...lastName, required: false },
    optional('email', 'email', email),
    optional('phone', 'phone', personPhone),
    optional('message', 'text', {
      maxLength: MAX_DESCRIPTION_LENGTH,
      multiline: true,
      aliases: ['enquiry', 'inquiry', 'question', 'description'],
    }),
    optional('category', 'select', { options: LEAD_CHOICES.category, synonyms: LEAD_CATEGORY_SYNONYMS }),
    optional('source', 'select', {
      options: LEAD_CHOICES.source,
      synonyms: LEAD_SOURCE_SYNONYMS,
      aliases: ['lead source', 'channel', 'how did you hear about us'],
    }),
    optional('campaign', 'text', { maxLength: 120, aliases: ['utm campaign', 'campaign name'] }),
    optional('referringDoctor', 'text', { aliases: ['referrer', 'referred by', 'gp'] }),
    optional('interestedIn', 'text', {
      aliases: ['interest', 'procedure', 'surgery', 'treatment', 'service'],
    }),
    optional('expectedValue', 'number', {
      min: 0,
      aliases: ['value', 'amount', 'deal value', 'estimated value'],
    }),
    optional('priority', 'select', { options: LEAD_CHOICES.priority }),
    optional('urgency', 'select', { options: LEAD_CHOICES.urgency }),
    optional('sentiment', 'select', { options: LEAD_CHOICES.sentiment }),
    optional('nextFollowUpOn', 'date', {
      aliases: ['follow up', 'next follow up', 'follow up on', 'follow up date', 'next follow up date'],
    }),
    optional('consentEmail', 'boolean', { defaultValue: false, aliases: ['email consent', 'email opt in'] }),
    optional('consentPhone', 'boolean', { defaultValue: false, aliases: ['phone consent', 'call consent'] }),
    optional('consentSms', 'boolean', { defaultValue: false, aliases: ['sms consent', 'sms opt in'] }),
    notes,
  ],
  sites: [
    required('name', 'text', { aliases: ['site', 'site name'] }),
    address,
    required('phone', 'phone', organisationPhone),
    optional('email', 'email', email),
    isActive,
    optional('siteType', 'select', { options: SITE_TYPES, synonyms: SITE_TYPE_SYNONYMS, aliases: ['type'] }),
  ],
  hospitals: [
    required('name', 'text', { aliases: ['hospital', 'hospital name'] }),
    address,
    required('phone', 'phone', organisationPhone),
    optional('email', 'email', email),
    optional('bookingPhone', 'phone', {
      maxLength: MAX_PHONE_LENGTH,
      phoneUse: 'ORGANISATION',
      aliases: ['bookings', 'booking number'],
    }),
    optional('facilityType', 'select', {
      options: FACILITY_TYPES,
      synonyms: FACILITY_TYPE_SYNONYMS,
      aliases: ['type'],
    }),
    optional('operatingTheatres', 'whole number', {
      aliases: ['theatres', 'operating theaters', 'number of theatres'],
    }),
    isActive,
  ],
  doctors: [
    optional('title', 'select', { options: RECOMMENDED_TITLES, synonyms: TITLE_SYNONYMS }),
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
    optional('description', 'text', {
      maxLength: MAX_DESCRIPTION_LENGTH,
      multiline: true,
      aliases: ['details'],
    }),
    required('baseFee', 'number', { aliases: ['fee', 'price', 'base price'] }),
    optional('category', 'select', { options: SURGERY_CATEGORIES, synonyms: SURGERY_CATEGORY_SYNONYMS }),
    optional('estimatedDuration', 'whole number', { aliases: ['duration', 'minutes', 'duration minutes'] }),
    optional('anesthesiaType', 'select', {
      options: ANESTHESIA_TYPES,
      aliases: ['anaesthesia type', 'anaesthesia', 'anesthesia'],
    }),
    optional('complexityLevel', 'select', { options: COMPLEXITY_LEVELS, aliases: ['complexity'] }),
    optional('hasOptions', 'boolean', { defaultValue: false, aliases: ['options'] }),
    isActive,
    // Not in the specification. It determines tax and benefits, so the import asks for it and never guesses.
    optional('procedureClass', 'select', {
      options: PROCEDURE_CLASSES,
      synonyms: PROCEDURE_CLASS_SYNONYMS,
      question: { message: IMPORT_MESSAGES.openClass, open: 'OTHER' },
      aliases: ['class', 'surgery class', 'medicare or cosmetic', 'medicare/cosmetic'],
    }),
  ],
};

/** Returns the columns of an import file in the specification's order. */
export function getImportFields(entityType: ImportEntityType): readonly ImportField[] {
  return FIELDS_BY_ENTITY[entityType];
}

function required(key: string, type: ImportField['type'], extra: FieldOptions = {}): ImportField {
  return { key, column: key, type, required: true, maxLength: MAX_LENGTHS.text, aliases: [], ...extra };
}

function optional(key: string, type: ImportField['type'], extra: FieldOptions = {}): ImportField {
  return { ...required(key, type, extra), required: false };
}
