import { DOCTOR_TITLES } from '../doctor-titles';

export const SITE_TYPES = ['CLINIC', 'HOSPITAL', 'DAY_SURGERY', 'CONSULTATION_ROOMS', 'OTHER'];
export const FACILITY_TYPES = ['PUBLIC_HOSPITAL', 'PRIVATE_HOSPITAL', 'DAY_SURGERY', 'SPECIALIZED_CENTER'];

// The specification's message lists the values above; these words are accepted as well.
export const SITE_TYPE_SYNONYMS = { 'consulting rooms': 'CONSULTATION_ROOMS', rooms: 'CONSULTATION_ROOMS' };
export const FACILITY_TYPE_SYNONYMS = {
  'specialised centre': 'SPECIALIZED_CENTER',
  'specialist centre': 'SPECIALIZED_CENTER',
  public: 'PUBLIC_HOSPITAL',
  private: 'PRIVATE_HOSPITAL',
};
export const SURGERY_CATEGORY_SYNONYMS = { orthopaedic: 'ORTHOPEDIC', orthopaedics: 'ORTHOPEDIC' };
export const RECOMMENDED_TITLES = DOCTOR_TITLES.slice(0, 5);
export const TITLE_SYNONYMS = {
  ...Object.fromEntries(DOCTOR_TITLES.slice(5).map((title) => [title, title])),
  doctor: 'Dr',
  professor: 'Prof',
  'associate professor': 'A/Prof',
  'assoc prof': 'A/Prof',
  'assoc. prof.': 'A/Prof',
  'a/professor': 'A/Prof',
  mister: 'Mr',
};
export const SURGERY_CATEGORIES = [
  'COSMETIC',
  'RECONSTRUCTIVE',
  'GENERAL',
  'ORTHOPEDIC',
  'CARDIAC',
  'NEUROLOGICAL',
  'OTHER',
];
export const ANESTHESIA_TYPES = ['LOCAL', 'REGIONAL', 'GENERAL', 'SEDATION', 'VARIES'];
export const COMPLEXITY_LEVELS = ['LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH'];

export const LEAD_CHOICES = {
  category: [
    ...['COSMETIC_SURGERY', 'RECONSTRUCTIVE_SURGERY', 'GENERAL_INQUIRY', 'CONSULTATION_REQUEST'],
    ...['PRICE_INQUIRY', 'FOLLOW_UP', 'COMPLAINT', 'OTHER'],
  ],
  source: ['WEBSITE', 'PHONE', 'EMAIL', 'REFERRAL', 'WALK_IN', 'SOCIAL_MEDIA', 'EVENT', 'OTHER'],
  priority: ['HIGH', 'MEDIUM', 'LOW'],
  urgency: ['URGENT', 'NORMAL', 'LOW'],
  sentiment: ['POSITIVE', 'NEUTRAL', 'NEGATIVE', 'ANXIOUS'],
};
export const LEAD_CATEGORY_SYNONYMS = {
  cosmetic: 'COSMETIC_SURGERY',
  reconstructive: 'RECONSTRUCTIVE_SURGERY',
  enquiry: 'GENERAL_INQUIRY',
  'general enquiry': 'GENERAL_INQUIRY',
  general: 'GENERAL_INQUIRY',
  consultation: 'CONSULTATION_REQUEST',
  consult: 'CONSULTATION_REQUEST',
  price: 'PRICE_INQUIRY',
  pricing: 'PRICE_INQUIRY',
  'price enquiry': 'PRICE_INQUIRY',
};
export const LEAD_SOURCE_SYNONYMS = {
  web: 'WEBSITE',
  'web site': 'WEBSITE',
  internet: 'WEBSITE',
  online: 'WEBSITE',
  'web form': 'WEBSITE',
  telephone: 'PHONE',
  call: 'PHONE',
  'phone call': 'PHONE',
  'e-mail': 'EMAIL',
  referred: 'REFERRAL',
  'gp referral': 'REFERRAL',
  'word of mouth': 'REFERRAL',
  walkin: 'WALK_IN',
  facebook: 'SOCIAL_MEDIA',
  instagram: 'SOCIAL_MEDIA',
  tiktok: 'SOCIAL_MEDIA',
  social: 'SOCIAL_MEDIA',
};

export const PROCEDURE_CLASSES = ['MEDICARE', 'COSMETIC', 'MIXED'];
/** Terms used in price lists. Case, spaces and hyphens are ignored. */
export const PROCEDURE_CLASS_SYNONYMS = {
  medicare: 'MEDICARE',
  mbs: 'MEDICARE',
  medical: 'MEDICARE',
  cosmetic: 'COSMETIC',
  aesthetic: 'COSMETIC',
  'cosmetic surgery': 'COSMETIC',
  mixed: 'MIXED',
  both: 'MIXED',
  'medicare and cosmetic': 'MIXED',
  'cosmetic and medicare': 'MIXED',
  'medicare & cosmetic': 'MIXED',
  'medicare/cosmetic': 'MIXED',
  'medicare + cosmetic': 'MIXED',
  'part cosmetic': 'MIXED',
  'partly cosmetic': 'MIXED',
  'medical and cosmetic': 'MIXED',
  other: 'OTHER',
  'not decided': 'OTHER',
  undecided: 'OTHER',
  'to be decided': 'OTHER',
  tbd: 'OTHER',
  tba: 'OTHER',
  unknown: 'OTHER',
  '?': 'OTHER',
  '–': 'OTHER',
  '-': 'OTHER',
};
