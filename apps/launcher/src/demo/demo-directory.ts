import type { SiteType, Weekday } from '@quillcare/contracts';

export const DOCTORS = {
  hartmann: {
    title: 'Dr',
    firstName: 'Amelia',
    lastName: 'Hartmann',
    credentials: 'MBBS, FRACS (Plast)',
    phone: '0412 345 678',
    email: 'a.hartmann@demo.quillcare.test',
  },
  parata: {
    title: 'Prof',
    firstName: 'Rangi',
    lastName: 'Parata',
    credentials: 'MBChB, FRACS (Orth)',
    phone: '0413 222 101',
    email: 'r.parata@demo.quillcare.test',
  },
} as const;

export const HOSPITALS = {
  harbour: {
    name: 'Harbour Private Hospital',
    address: '12 Wharf Road, Sydney NSW 2000',
    phone: '02 9555 0100',
    facilityType: 'PRIVATE_HOSPITAL',
    operatingTheatres: 8,
  },
  northside: {
    name: 'Northside Day Surgery',
    address: '88 Pacific Highway, North Sydney NSW 2060',
    phone: '02 9555 0180',
    facilityType: 'DAY_SURGERY',
    operatingTheatres: 3,
  },
} as const;

/** Assistants, anaesthetists and others who appear on quotes. */
export const PROVIDERS = {
  dubois: {
    name: 'Dr Chloé Dubois',
    kind: 'ANAESTHETIST',
    phone: '0414 555 208',
    email: 'c.dubois@anaesthesia.example',
    providerNumber: '245611BX',
    feeBasis: 'UNITS',
    feeMinor: 9_800,
  },
  taylor: {
    name: 'Dr Wiremu Taylor',
    kind: 'ANAESTHETIST',
    phone: '0415 555 233',
    providerNumber: '318742KL',
    feeBasis: 'FIXED',
    feeMinor: 145_000,
  },
  menon: {
    name: 'Dr Ravi Menon',
    kind: 'ASSISTANT',
    phone: '0416 555 274',
    email: 'r.menon@assist.example',
    feeBasis: 'SHARE_OF_SURGEON',
    shareBasisPoints: 2_000,
  },
  lim: {
    name: 'Dr Grace Lim',
    kind: 'ANAESTHETIST',
    phone: '0417 555 219',
    email: 'g.lim@anaesthesia.example',
    providerNumber: '402187TF',
    feeBasis: 'UNITS',
    feeMinor: 7_000,
  },
  okafor: {
    name: 'Dr Ngozi Okafor',
    kind: 'ASSISTANT',
    phone: '0418 555 246',
    feeBasis: 'FIXED',
    feeMinor: 65_000,
  },
  pathology: { name: 'Coastal Pathology', kind: 'OTHER', phone: '02 9555 0190', feeBasis: 'NONE' },
} as const;

export interface DemoSite {
  name: string;
  address: string;
  phone: string;
  email?: string;
  siteType: SiteType;
  /** The weekdays of each of `DOCTORS`: empty means any day, null that the doctor does not work there. */
  weekdaysOfDoctors: readonly (Weekday[] | null)[];
}

/** The first one becomes the default. */
export const SITES: readonly DemoSite[] = [
  {
    name: 'Macquarie Street Rooms',
    address: 'Suite 904, 187 Macquarie Street, Sydney NSW 2000',
    phone: '02 9555 0140',
    email: 'macquarie@demo.quillcare.test',
    siteType: 'CONSULTATION_ROOMS',
    weekdaysOfDoctors: [['MONDAY', 'TUESDAY', 'THURSDAY'], []],
  },
  {
    name: 'Bondi Junction Clinic',
    address: 'Level 3, 500 Oxford Street, Bondi Junction NSW 2022',
    phone: '02 9555 0162',
    email: 'bondi@demo.quillcare.test',
    siteType: 'CLINIC',
    weekdaysOfDoctors: [['WEDNESDAY'], ['TUESDAY', 'FRIDAY']],
  },
  {
    name: 'Chatswood Day Surgery',
    address: '12 Help Street, Chatswood NSW 2067',
    phone: '02 9555 0175',
    siteType: 'DAY_SURGERY',
    weekdaysOfDoctors: [['FRIDAY'], null],
  },
];
