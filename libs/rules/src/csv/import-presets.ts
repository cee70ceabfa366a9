import { columnTargets, findFilledFields, WHOLE_ADDRESS } from './column-targets';
import type { ImportEntityType } from './import-types';
import { normaliseHeader } from './match-headers';
import {
  NAME_COLUMNS,
  SURNAME_COLUMNS,
  PATIENT_COLUMNS,
  GOOGLE_COLUMNS,
  OUTLOOK_COLUMNS,
  SALESFORCE_COLUMNS,
  HUBSPOT_COLUMNS,
  XERO_CLIENT_COLUMNS,
  XERO_PLACE_COLUMNS,
} from './preset-columns';
import { QUILLCARE_PRESETS } from './quillcare-presets';
import type { PresetColumns, ImportPreset } from './preset-types';

/** Products with known export formats, the most specific first. */
export const IMPORT_PRESETS: readonly ImportPreset[] = [
  {
    name: 'Cliniko',
    signs: [
      ['preferredfirstname', 'lastname', 'addressline1', 'archived'],
      ['preferredfirstname', 'lastname', 'medicarereferencenumber'],
      ['preferredfirstname', 'lastname', 'dateofbirth', 'remindertype'],
    ],
    columns: { clients: { ...NAME_COLUMNS, ...PATIENT_COLUMNS } },
  },
  {
    name: 'Genie or Gentu',
    signs: [
      ['surname', 'firstname', 'mobilephone', 'medicarenum'],
      ['surname', 'firstname', 'dob', 'healthfundname'],
      ['surname', 'firstname', 'dateofbirth', 'mobile', 'medicarenumber', 'medicarerefnumber'],
    ],
    columns: { clients: { ...SURNAME_COLUMNS, ...PATIENT_COLUMNS } },
  },
  {
    name: 'Best Practice',
    signs: [
      ['surname', 'firstname', 'medicareno', 'mobilephone'],
      ['surname', 'firstname', 'internalid'],
      ['surname', 'firstname', 'medicarelineno'],
    ],
    columns: { clients: { ...SURNAME_COLUMNS, ...PATIENT_COLUMNS } },
  },
  {
    name: 'Halaxy',
    signs: [
      ['sourcekey', 'firstname', 'lastname'],
      ['patientid', 'firstname', 'lastname', 'preferredname', 'mobile'],
      ['patientprofileid', 'firstname', 'lastname'],
    ],
    columns: { clients: { ...NAME_COLUMNS, ...PATIENT_COLUMNS } },
  },
  {
    name: 'Xero',
    signs: [
      ['contactname', 'accountnumber', 'emailaddress'],
      ['contactname', 'poaddressline1'],
    ],
    columns: { clients: XERO_CLIENT_COLUMNS, sites: XERO_PLACE_COLUMNS, hospitals: XERO_PLACE_COLUMNS },
    otherwise: {
      poaddressline1: 'streetAddress',
      poaddressline2: 'streetAddress',
      pocity: 'city',
      poaddressline3: 'streetAddress',
      poaddressline4: 'streetAddress',
      poregion: 'state',
      popostalcode: 'postcode',
    },
  },
  {
    name: 'Google Contacts',
    signs: [
      ['email1value', 'phone1value'],
      ['givenname', 'familyname', 'email1value'],
      ['firstname', 'lastname', 'email1value'],
    ],
    columns: { clients: GOOGLE_COLUMNS },
  },
  {
    name: 'Outlook',
    signs: [
      ['firstname', 'lastname', 'emailaddress', 'mobilephone', 'homestreet'],
      ['firstname', 'lastname', 'emailaddress', 'businessphone'],
    ],
    columns: { clients: OUTLOOK_COLUMNS },
    otherwise: {
      businessstreet: 'streetAddress',
      businessstreet2: 'streetAddress',
      businesscity: 'city',
      businessstate: 'state',
      businesspostalcode: 'postcode',
    },
  },
  {
    name: 'Salesforce',
    signs: [
      ['firstname', 'lastname', 'mailingstreet'],
      ['firstname', 'lastname', 'contactid', 'accountname'],
    ],
    columns: { clients: SALESFORCE_COLUMNS },
    otherwise: {
      otherstreet: 'streetAddress',
      othercity: 'city',
      'otherstate/province': 'state',
      'otherzip/postalcode': 'postcode',
      otherstate: 'state',
      otherpostalcode: 'postcode',
    },
  },
  {
    name: 'HubSpot',
    signs: [
      ['recordid', 'firstname', 'lastname', 'contactowner'],
      ['recordid', 'firstname', 'lastname', 'leadstatus'],
      ['recordid', 'firstname', 'lastname', 'lifecyclestage'],
      ['recordid', 'firstname', 'lastname', 'createdate'],
      ['recordid', 'firstname', 'lastname', 'phonenumber'],
    ],
    columns: { clients: HUBSPOT_COLUMNS },
  },
  ...QUILLCARE_PRESETS,
];

export interface PresetMatch {
  readonly name: string;
  readonly columns: readonly (string | null)[];
}

/**
 * Identifies the product that exported the file by its headers. `isFilled` returns whether a column has a value in the sample
 * rows.
 */
export function matchPreset(
  headers: readonly string[],
  entityType: ImportEntityType,
  isFilled: (column: number) => boolean,
): PresetMatch | null {
  const names = headers.map(normaliseHeader);
  const [preset, ...others] = IMPORT_PRESETS.filter(
    ({ signs, columns }) =>
      columns[entityType] && signs.some((sign) => sign.every((name) => names.includes(name))),
  );
  const known = preset?.columns[entityType];
  if (!preset || !known) return null;
  const own = names.map((name) => known[name] ?? null);
  const first = fillFromOtherPresets(
    names,
    own,
    others.map(({ columns }) => columns[entityType] ?? {}),
    entityType,
  );
  const address = mapAlternativeAddress(names, entityType, preset.otherwise, first, isFilled);
  return { name: preset.name, columns: address ?? first };
}

/**
 * A list combined from two products has the columns of both. The second product's columns fill the fields the first leaves open.
 */
function fillFromOtherPresets(
  names: readonly string[],
  own: readonly (string | null)[],
  others: readonly PresetColumns[],
  entityType: ImportEntityType,
): (string | null)[] {
  const targets = new Map(columnTargets(entityType).map((target) => [target.key, target]));
  const filledFields = findFilledFields(entityType, own);
  return own.map((key, at) => {
    if (key !== null) return key;
    const name = names[at] ?? '';
    const found = others.map((columns) => columns[name]).find((one) => one !== undefined);
    const target = found === undefined ? undefined : targets.get(found);
    const isOpen =
      target && (target.joining !== null || target.parts.every((part) => !filledFields.has(part)));
    return isOpen ? target.key : null;
  });
}

/** Returns the mapping with the secondary address if the primary one is empty in all sample rows. */
function mapAlternativeAddress(
  names: readonly string[],
  entityType: ImportEntityType,
  otherwise: PresetColumns | undefined,
  first: readonly (string | null)[],
  isFilled: (column: number) => boolean,
): (string | null)[] | null {
  if (entityType !== 'clients' || !otherwise) return null;
  const parts = new Set([...Object.values(otherwise), WHOLE_ADDRESS]);
  const isAddressPart = (key: string | null): boolean => key !== null && parts.has(key);
  if (first.some((key, i) => isAddressPart(key) && isFilled(i))) return null;
  const second = names.map((name) => otherwise[name] ?? null);
  if (!second.some((key, i) => key !== null && isFilled(i))) return null;
  return first.map((key, i) => second[i] ?? (isAddressPart(key) ? null : key));
}
