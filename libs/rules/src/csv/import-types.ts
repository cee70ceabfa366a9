/** The record types that a CSV file can hold: the product specification's five, and leads. */
export const IMPORT_ENTITY_TYPES = [
  'clients',
  'leads',
  'sites',
  'hospitals',
  'doctors',
  'surgeries',
] as const;
export type ImportEntityType = (typeof IMPORT_ENTITY_TYPES)[number];

/** What to do with a record whose duplicate key is taken; `skip` is the default. */
export const DUPLICATE_STRATEGIES = ['skip', 'overwrite', 'merge', 'exception'] as const;
export type DuplicateStrategy = (typeof DUPLICATE_STRATEGIES)[number];

export interface ClientImport {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  secondaryPhone: string | null;
  dateOfBirth: string | null;
  isVip: boolean;
  streetAddress: string | null;
  city: string | null;
  suburb: string | null;
  state: string | null;
  postcode: string | null;
  notes: string | null;
}

export interface LeadImport {
  firstName: string;
  lastName: string | null;
  email: string | null;
  phone: string | null;
  message: string | null;
  category: string | null;
  source: string | null;
  campaign: string | null;
  referringDoctor: string | null;
  interestedIn: string | null;
  expectedValueMinor: number | null;
  priority: string | null;
  urgency: string | null;
  sentiment: string | null;
  nextFollowUpOn: string | null;
  consentEmail: boolean;
  consentPhone: boolean;
  consentSms: boolean;
  notes: string | null;
}

export interface SiteImport {
  name: string;
  address: string;
  phone: string;
  email: string | null;
  isActive: boolean;
  siteType: string | null;
}

export interface HospitalImport {
  name: string;
  address: string;
  phone: string;
  email: string | null;
  bookingPhone: string | null;
  facilityType: string | null;
  operatingTheatres: number | null;
  isActive: boolean;
}

export interface DoctorImport {
  title: string | null;
  firstName: string;
  lastName: string;
  credentials: string;
  phone: string;
  email: string;
  licenseExpiry: string | null;
  isActive: boolean;
}

/** `baseFeeMinor` is the file's baseFee in minor units. */
export interface SurgeryImport {
  name: string;
  description: string | null;
  baseFeeMinor: number;
  category: string | null;
  estimatedDuration: number | null;
  anesthesiaType: string | null;
  complexityLevel: string | null;
  /** `OTHER` where the row says that nobody has decided. */
  procedureClass: string | null;
  hasOptions: boolean;
  isActive: boolean;
}

/** What a valid row of each type becomes. Dates are ISO dates, phones E.164. */
export interface ImportValues {
  clients: ClientImport;
  leads: LeadImport;
  sites: SiteImport;
  hospitals: HospitalImport;
  doctors: DoctorImport;
  surgeries: SurgeryImport;
}

export type ImportFieldType =
  | 'text'
  | 'name'
  | 'phone'
  | 'email'
  | 'date'
  | 'state'
  | 'postcode'
  | 'boolean'
  | 'whole number'
  | 'number'
  | 'select';

/** One column of an import file. */
export interface ImportField {
  /** The property of the record. */
  readonly key: string;
  /** The column's name in the file, as the specification writes it. */
  readonly column: string;
  readonly type: ImportFieldType;
  readonly required: boolean;
  /** A select's recommended values; another value is only warned about. */
  readonly options?: readonly string[];
  /** Other words for a select's values. */
  readonly synonyms?: Readonly<Record<string, string>>;
  /** The warning of a row that leaves open what should be answered: its cell is empty, or means the value `open`. */
  readonly asks?: { readonly message: string; readonly open: string };
  /** What an empty cell means; without it an empty optional cell is null. */
  readonly defaultValue?: boolean;
  /** Of a number, the smallest amount in minor units; 1 where it is not named. */
  readonly least?: number;
  /** Longest text accepted, in characters (see `isAtMost`). */
  readonly maxLength: number;
  /** Other headers that people use for this column. */
  readonly aliases: readonly string[];
  /** Whose phone number it is. */
  readonly phoneUse?: 'PERSON' | 'ORGANISATION';
  /** Text that may have several lines. */
  readonly multiline?: boolean;
}
