import { FEE_IN_CENTS } from './column-targets';
import { FULL_NAME } from './full-name';
import type { PresetColumns, ImportPreset } from './preset-types';

const NAME_COLUMNS: PresetColumns = { firstname: 'firstName', lastname: 'lastName' };
const CLIENT_COLUMNS: PresetColumns = {
  ...NAME_COLUMNS,
  email: 'email',
  phone: 'phone',
  secondaryphone: 'secondaryPhone',
  isvip: 'isVip',
  dateofbirth: 'dateOfBirth',
  streetaddress: 'streetAddress',
  city: 'city',
  suburb: 'suburb',
  state: 'state',
  postcode: 'postcode',
};
const DOCTOR_COLUMNS: PresetColumns = {
  ...NAME_COLUMNS,
  title: 'title',
  credentials: 'credentials',
  phone: 'phone',
  email: 'email',
  licenseexpiry: 'licenseExpiry',
  isactive: 'isActive',
};
const PLACE_COLUMNS: PresetColumns = { name: 'name', address: 'address', phone: 'phone', email: 'email' };
/** In exported lists: "Active" in the API, "Status" on the screen. */
const ACTIVE_COLUMNS: PresetColumns = { active: 'isActive', isactive: 'isActive', status: 'isActive' };
const LEAD_COLUMNS: PresetColumns = {
  ...NAME_COLUMNS,
  email: 'email',
  phone: 'phone',
  message: 'message',
  whattheyasked: 'message',
  category: 'category',
  enquiry: 'category',
  source: 'source',
  campaign: 'campaign',
  referringdoctor: 'referringDoctor',
  interestedin: 'interestedIn',
  expectedvalue: 'expectedValue',
  priority: 'priority',
  urgency: 'urgency',
  sentiment: 'sentiment',
  mood: 'sentiment',
  nextfollowupon: 'nextFollowUpOn',
  nextfollowup: 'nextFollowUpOn',
  followup: 'nextFollowUpOn',
  consentemail: 'consentEmail',
  maybeemailed: 'consentEmail',
  consentphone: 'consentPhone',
  maybecalled: 'consentPhone',
  consentsms: 'consentSms',
  maygettextmessages: 'consentSms',
};

/** Our own exports: the archive of a practice, and the lists that users export. */
export const QUILLCARE_PRESETS: readonly ImportPreset[] = [
  {
    name: 'Quillcare, a whole practice',
    signs: [
      ['id', 'organisationid', 'firstname', 'lastname', 'secondaryphone'],
      ['id', 'organisationid', 'firstname', 'lastname', 'credentials'],
      ['id', 'organisationid', 'name', 'address', 'phone'],
      ['id', 'organisationid', 'name', 'basefeeminor'],
    ],
    columns: {
      clients: CLIENT_COLUMNS,
      doctors: DOCTOR_COLUMNS,
      sites: { ...PLACE_COLUMNS, isactive: 'isActive', sitetype: 'siteType' },
      hospitals: {
        ...PLACE_COLUMNS,
        bookingphone: 'bookingPhone',
        facilitytype: 'facilityType',
        operatingtheatres: 'operatingTheatres',
        isactive: 'isActive',
      },
      surgeries: {
        name: 'name',
        description: 'description',
        basefeeminor: FEE_IN_CENTS,
        category: 'category',
        estimatedduration: 'estimatedDuration',
        anesthesiatype: 'anesthesiaType',
        isactive: 'isActive',
        complexitylevel: 'complexityLevel',
        procedureclass: 'procedureClass',
        hasoptions: 'hasOptions',
      },
    },
  },
  {
    // Headers as named in the API, on the screen and in exports for programs.
    name: 'Quillcare, a list with every field',
    signs: [
      ['name', 'email', 'phone', 'firstname', 'lastname', 'streetaddress', 'postcode'],
      ['name', 'credentials', 'title', 'firstname', 'lastname'],
      ['name', 'address', 'phone', 'bookingphone', 'operatingtheatres'],
      ['name', 'address', 'phone', 'bookingphone', 'theatres'],
      ['name', 'category', 'basefee', 'mbsitems', 'description'],
      ['name', 'type', 'address', 'phone', 'email', 'doctors'],
      ['name', 'sitetype', 'address', 'phone', 'email', 'doctors'],
      ['firstname', 'lastname', 'interestedin', 'expectedvalue', 'enquired'],
      ['firstname', 'lastname', 'interestedin', 'expectedvalue', 'createdat'],
    ],
    columns: {
      clients: { ...CLIENT_COLUMNS, secondphone: 'secondaryPhone', vip: 'isVip' },
      leads: LEAD_COLUMNS,
      sites: { ...PLACE_COLUMNS, ...ACTIVE_COLUMNS, type: 'siteType', sitetype: 'siteType' },
      doctors: {
        ...DOCTOR_COLUMNS,
        ...ACTIVE_COLUMNS,
        registrationends: 'licenseExpiry',
        licenceexpires: 'licenseExpiry',
      },
      hospitals: {
        ...PLACE_COLUMNS,
        ...ACTIVE_COLUMNS,
        bookingphone: 'bookingPhone',
        type: 'facilityType',
        facilitytype: 'facilityType',
        operatingtheatres: 'operatingTheatres',
        theatres: 'operatingTheatres',
      },
      surgeries: {
        ...ACTIVE_COLUMNS,
        name: 'name',
        description: 'description',
        basefee: 'baseFee',
        category: 'category',
        minutes: 'estimatedDuration',
        timeintheatre: 'estimatedDuration',
        estimatedduration: 'estimatedDuration',
        hasoptions: 'hasOptions',
        options: 'hasOptions',
        procedureclass: 'procedureClass',
        'medicare,cosmeticorboth': 'procedureClass',
        anesthesiatype: 'anesthesiaType',
        anaesthesia: 'anesthesiaType',
        complexitylevel: 'complexityLevel',
        complexity: 'complexityLevel',
      },
    },
  },
  {
    name: 'Quillcare, a list',
    signs: [['name', 'email', 'phone', 'dateofbirth', 'suburb', 'state', 'vip']],
    columns: {
      clients: {
        name: FULL_NAME,
        email: 'email',
        phone: 'phone',
        dateofbirth: 'dateOfBirth',
        suburb: 'suburb',
        state: 'state',
        vip: 'isVip',
      },
    },
  },
];
