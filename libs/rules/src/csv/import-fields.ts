import { AU_STATES } from '../au-states';
import { MAX_EMAIL_LENGTH } from '../email';
import { MAX_LENGTHS } from '../text-length';
import {
  SITE_TYPES,
  FACILITY_TYPES,
  SITE_WORDS,
  FACILITY_WORDS,
  SURGERY_WORDS,
  TITLES,
  TITLE_WORDS,
  CATEGORIES,
  ANESTHESIA_TYPES,
  COMPLEXITY_LEVELS,
  LEAD_CHOICES,
  CATEGORY_WORDS,
  SOURCE_WORDS,
  PROCEDURE_CLASSES,
  CLASS_WORDS,
} from './import-choices';
import { IMPORT_MESSAGES } from './import-messages';
import type { ImportEntityType, ImportField } from './import-types';

type Extra = Partial<Omit<ImportField, 'key' | 'type' | 'required'>>;

const PHONE_MAX = MAX_LENGTHS.phone;
const ADDRESS_MAX = 300;
const DESCRIPTION_MAX = 5000;
const NOTES_MAX = 10_000;

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
const personPhone = { maxLength: PHONE_MAX, aliases: PHONE_ALIASES };
const organisationPhone = { ...personPhone, phoneUse: 'ORGANISATION' } as const;
const address = required('address', 'text', {
  maxLength: ADDRESS_MAX,
  aliases: ['street address', 'full address'],
});
// Not a field of the record. The text becomes a note.
const notes = optional('notes', 'text', {
  column: 'Notes',
  maxLength: NOTES_MAX,
  multiline: true,
  aliases: ['note', 'comments', 'remarks'],
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
      maxLength: DESCRIPTION_MAX,
      multiline: true,
      aliases: ['enquiry', 'inquiry', 'question', 'description'],
    }),
    optional('category', 'select', { options: LEAD_CHOICES.category, synonyms: CATEGORY_WORDS }),
    optional('source', 'select', {
      options: LEAD_CHOICES.source,
      synonyms: SOURCE_WORDS,
      aliases: ['lead source', 'channel', 'how did you hear about us'],
    }),
    optional('campaign', 'text', { maxLength: 120, aliases: ['utm campaign', 'campaign name'] }),
    optional('referringDoctor', 'text', { aliases: ['referrer', 'referred by', 'gp'] }),
    optional('interestedIn', 'text', {
      aliases: ['interest', 'procedure', 'surgery', 'treatment', 'service'],
    }),
    optional('expectedValue', 'number', {
      least: 0,
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
    optional('siteType', 'select', { options: SITE_TYPES, synonyms: SITE_WORDS, aliases: ['type'] }),
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
    optional('facilityType', 'select', {
      options: FACILITY_TYPES,
      synonyms: FACILITY_WORDS,
      aliases: ['type'],
    }),
    optional('operatingTheatres', 'whole number', {
      aliases: ['theatres', 'operating theaters', 'number of theatres'],
    }),
    isActive,
  ],
  doctors: [
    optional('title', 'select', { options: TITLES, synonyms: TITLE_WORDS }),
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
    optional('category', 'select', { options: CATEGORIES, synonyms: SURGERY_WORDS }),
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
      synonyms: CLASS_WORDS,
      asks: { message: IMPORT_MESSAGES.openClass, open: 'OTHER' },
      aliases: ['class', 'surgery class', 'medicare or cosmetic', 'medicare/cosmetic'],
    }),
  ],
};

/** Returns the columns of an import file in the specification's order. */
export function importFields(entityType: ImportEntityType): readonly ImportField[] {
  return FIELDS[entityType];
}

function required(key: string, type: ImportField['type'], extra: Extra = {}): ImportField {
  return { key, column: key, type, required: true, maxLength: MAX_LENGTHS.text, aliases: [], ...extra };
}

function optional(key: string, type: ImportField['type'], extra: Extra = {}): ImportField {
  return { ...required(key, type, extra), required: false };
}
