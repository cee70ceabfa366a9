import {
  createClient,
  createDoctor,
  createHospital,
  createProvider,
  createSite,
  createSurgery,
  justConfirmed,
  seedDemo as seedDemoAccounts,
  setDefaultSite,
  setSiteDoctors,
  type SiteType,
  type UserPrincipal,
  type Weekday,
} from '@quillcare/contracts';
import { contextFor, RpcClient, runInContext, type RunningProcess } from '@quillcare/service-kit';

/** Password of the demonstration accounts, which exist only on development machines. */
export const DEMO_PASSWORD = 'Quillcare-2026!';

export interface Demo {
  emails: string[];
}

/** Adds a demonstration practice to an empty database; does nothing if there are accounts. */
export async function seedDemo(running: RunningProcess): Promise<Demo> {
  const rpc = running.app.get(RpcClient, { strict: false });
  const seeded = await runInContext(contextFor({ kind: 'service', service: 'launcher' }), () =>
    rpc.call(seedDemoAccounts, { body: { password: DEMO_PASSWORD } }),
  );
  if (seeded.created && seeded.organisationId && seeded.adminUserId)
    await furnish(rpc, demoAdmin(seeded.organisationId, seeded.adminUserId));
  return { emails: seeded.emails };
}

function demoAdmin(organisationId: string, userId: string): UserPrincipal {
  return {
    kind: 'user',
    userId,
    organisationId,
    sessionId: userId,
    role: 'ORG_ADMIN',
    isActive: true,
    name: 'Demonstration',
    email: 'admin@demo.quillcare.test',
    ...justConfirmed(new Date()),
  };
}

async function furnish(rpc: RpcClient, admin: UserPrincipal): Promise<void> {
  const as = <T>(work: () => Promise<T>): Promise<T> => runInContext(contextFor(admin), work);
  const doctorIds: string[] = [];
  for (const body of DOCTORS) doctorIds.push((await as(() => rpc.call(createDoctor, { body }))).id);
  for (const body of HOSPITALS) await as(() => rpc.call(createHospital, { body }));
  for (const body of PROVIDERS) await as(() => rpc.call(createProvider, { body }));
  for (const site of SITES) await as(() => furnishSite(rpc, site, doctorIds));
  for (const body of SURGERIES) await as(() => rpc.call(createSurgery, { body }));
  for (const body of CLIENTS) await as(() => rpc.call(createClient, { body }));
}

/** A site with the doctors who work there; the first one becomes the default. */
async function furnishSite(rpc: RpcClient, site: DemoSite, doctorIds: readonly string[]): Promise<void> {
  const { weekdaysOfDoctors, ...body } = site;
  const { id, version } = await rpc.call(createSite, { body });
  const doctors = weekdaysOfDoctors.flatMap((weekdays, at) =>
    weekdays ? [{ doctorId: doctorIds[at]!, weekdays }] : [],
  );
  const staffed = await rpc.call(setSiteDoctors, { params: { id }, body: { version, doctors } });
  if (site === SITES[0])
    await rpc.call(setDefaultSite, { params: { id }, body: { version: staffed.version } });
}

const DOCTORS = [
  {
    title: 'Dr',
    firstName: 'Amelia',
    lastName: 'Hartmann',
    credentials: 'MBBS, FRACS (Plast)',
    phone: '0412 345 678',
    email: 'a.hartmann@demo.quillcare.test',
  },
  {
    title: 'Prof',
    firstName: 'Rangi',
    lastName: 'Parata',
    credentials: 'MBChB, FRACS (Orth)',
    phone: '0413 222 101',
    email: 'r.parata@demo.quillcare.test',
  },
] as const;

const HOSPITALS = [
  {
    name: 'Harbour Private Hospital',
    address: '12 Wharf Road, Sydney NSW 2000',
    phone: '02 9555 0100',
    facilityType: 'PRIVATE_HOSPITAL',
    operatingTheatres: 8,
  },
  {
    name: 'Northside Day Surgery',
    address: '88 Pacific Highway, North Sydney NSW 2060',
    phone: '02 9555 0180',
    facilityType: 'DAY_SURGERY',
    operatingTheatres: 3,
  },
] as const;

interface DemoSite {
  name: string;
  address: string;
  phone: string;
  email?: string;
  siteType: SiteType;
  /** The weekdays of each of `DOCTORS`; none means any day, null that the doctor does not work there. */
  weekdaysOfDoctors: readonly (Weekday[] | null)[];
}

const SITES: readonly DemoSite[] = [
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

const PROVIDERS = [
  {
    name: 'Dr Chloé Dubois',
    kind: 'ANAESTHETIST',
    phone: '0414 555 208',
    email: 'c.dubois@anaesthesia.example',
    providerNumber: '245611BX',
    feeBasis: 'UNITS',
    feeMinor: 9_800,
  },
  {
    name: 'Dr Wiremu Taylor',
    kind: 'ANAESTHETIST',
    phone: '0415 555 233',
    providerNumber: '318742KL',
    feeBasis: 'FIXED',
    feeMinor: 145_000,
  },
  {
    name: 'Dr Ravi Menon',
    kind: 'ASSISTANT',
    phone: '0416 555 274',
    email: 'r.menon@assist.example',
    feeBasis: 'SHARE_OF_SURGEON',
    shareBasisPoints: 2_000,
  },
  { name: 'Coastal Pathology', kind: 'OTHER', phone: '02 9555 0190', feeBasis: 'NONE' },
] as const;

const SURGERIES = [
  {
    name: 'Septoplasty',
    description: 'Straightening of the nasal septum to improve breathing.',
    baseFeeMinor: 350_000,
    category: 'RECONSTRUCTIVE',
    procedureClass: 'MEDICARE',
    estimatedDuration: 90,
    anesthesiaType: 'GENERAL',
    complexityLevel: 'MEDIUM',
  },
  {
    name: 'Knee arthroscopy',
    description: 'Keyhole surgery of the knee joint.',
    baseFeeMinor: 280_000,
    category: 'ORTHOPEDIC',
    procedureClass: 'MEDICARE',
    estimatedDuration: 60,
    anesthesiaType: 'GENERAL',
    complexityLevel: 'MEDIUM',
  },
  {
    name: 'Upper eyelid surgery',
    description: 'Removal of excess skin of the upper eyelids.',
    baseFeeMinor: 420_000,
    category: 'COSMETIC',
    procedureClass: 'COSMETIC',
    estimatedDuration: 75,
    anesthesiaType: 'SEDATION',
    complexityLevel: 'LOW',
  },
] as const;

const CLIENTS = [
  {
    firstName: 'Siobhán',
    lastName: "O'Brien",
    email: 'siobhan.obrien@example.com',
    phone: '0421 555 014',
    dateOfBirth: '1984-03-12',
    streetAddress: '4/19 Crown Street',
    suburb: 'Surry Hills',
    city: 'Sydney',
    state: 'NSW',
    postcode: '2010',
  },
  {
    firstName: 'Minh',
    lastName: 'Nguyễn',
    email: 'minh.nguyen@example.com',
    phone: '+61 433 555 021',
    dateOfBirth: '1991-11-02',
    suburb: 'Cabramatta',
    city: 'Sydney',
    state: 'NSW',
    postcode: '2166',
    isVip: true,
  },
  {
    firstName: 'Te Ariki',
    lastName: 'Ngāpō',
    email: 'teariki.ngapo@example.com',
    phone: '0455 555 037',
    dateOfBirth: '1972-07-29',
    suburb: 'Bondi',
    city: 'Sydney',
    state: 'NSW',
    postcode: '2026',
  },
];
