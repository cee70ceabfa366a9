/** The record types of a CSV import: the product specification's five, plus leads. */
export const IMPORT_ENTITY_TYPES = [
  'clients',
  'leads',
  'sites',
  'hospitals',
  'doctors',
  'surgeries',
] as const;
export type ImportEntityType = (typeof IMPORT_ENTITY_TYPES)[number];

/** How to handle a record whose duplicate key already exists. `skip` is the default. */
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
  /** `OTHER` if the row says it is undecided. */
  procedureClass: string | null;
  hasOptions: boolean;
  isActive: boolean;
}

/** The record each type of row is converted to. Dates are ISO dates, phone numbers are E.164. */
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

export interface ImportField {
  readonly key: string;
  /** The column name in the specification. */
  readonly column: string;
  readonly type: ImportFieldType;
  readonly required: boolean;
  /** Recommended values of a select. Other values only cause a warning. */
  readonly options?: readonly string[];
  /** Alternative words for the values of a select. */
  readonly synonyms?: Readonly<Record<string, string>>;
  /** The warning for a row that leaves this field undecided, because its cell is empty or means the value `open`. */
  readonly question?: { readonly message: string; readonly open: string };
  /** The value of an empty cell. Without it, an empty optional cell is null. */
  readonly defaultValue?: boolean;
  /** For numbers, the minimum amount in minor units. Defaults to 1. */
  readonly min?: number;
  /** Maximum text length in characters (see `isAtMost`). */
  readonly maxLength: number;
  /** Other headers commonly used for this column. */
  readonly aliases: readonly string[];
  readonly phoneUse?: 'PERSON' | 'ORGANISATION';
  readonly multiline?: boolean;
}
