import { columnTargets, filledFields, WHOLE_ADDRESS } from './column-targets';
import type { ImportEntityType } from './import-types';
import { normaliseHeader } from './match-headers';
import {
  NAMES,
  SURNAME,
  PATIENT,
  GOOGLE,
  OUTLOOK,
  SALESFORCE,
  HUBSPOT,
  XERO,
  XERO_PLACE,
} from './preset-columns';
import { OWN_PRESETS } from './own-presets';
import type { Columns, ImportPreset } from './preset-types';

/** Products with known export formats, the most specific first. */
export const IMPORT_PRESETS: readonly ImportPreset[] = [
  {
    name: 'Cliniko',
    signs: [
      ['preferredfirstname', 'lastname', 'addressline1', 'archived'],
      ['preferredfirstname', 'lastname', 'medicarereferencenumber'],
      ['preferredfirstname', 'lastname', 'dateofbirth', 'remindertype'],
    ],
    columns: { clients: { ...NAMES, ...PATIENT } },
  },
  {
    name: 'Genie or Gentu',
    signs: [
      ['surname', 'firstname', 'mobilephone', 'medicarenum'],
      ['surname', 'firstname', 'dob', 'healthfundname'],
      ['surname', 'firstname', 'dateofbirth', 'mobile', 'medicarenumber', 'medicarerefnumber'],
    ],
    columns: { clients: { ...SURNAME, ...PATIENT } },
  },
  {
    name: 'Best Practice',
    signs: [
      ['surname', 'firstname', 'medicareno', 'mobilephone'],
      ['surname', 'firstname', 'internalid'],
      ['surname', 'firstname', 'medicarelineno'],
    ],
    columns: { clients: { ...SURNAME, ...PATIENT } },
  },
  {
    name: 'Halaxy',
    signs: [
      ['sourcekey', 'firstname', 'lastname'],
      ['patientid', 'firstname', 'lastname', 'preferredname', 'mobile'],
      ['patientprofileid', 'firstname', 'lastname'],
    ],
    columns: { clients: { ...NAMES, ...PATIENT } },
  },
  {
    name: 'Xero',
    signs: [
      ['contactname', 'accountnumber', 'emailaddress'],
      ['contactname', 'poaddressline1'],
    ],
    columns: { clients: XERO, sites: XERO_PLACE, hospitals: XERO_PLACE },
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
    columns: { clients: GOOGLE },
  },
  {
    name: 'Outlook',
    signs: [
      ['firstname', 'lastname', 'emailaddress', 'mobilephone', 'homestreet'],
      ['firstname', 'lastname', 'emailaddress', 'businessphone'],
    ],
    columns: { clients: OUTLOOK },
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
    columns: { clients: SALESFORCE },
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
    columns: { clients: HUBSPOT },
  },
  ...OWN_PRESETS,
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
  const first = withOthers(
    names,
    own,
    others.map(({ columns }) => columns[entityType] ?? {}),
    entityType,
  );
  const address = otherAddress(names, entityType, preset.otherwise, first, isFilled);
  return { name: preset.name, columns: address ?? first };
}

/**
 * A list combined from two products has the columns of both. The second product's columns fill the fields the first leaves open.
 */
function withOthers(
  names: readonly string[],
  own: readonly (string | null)[],
  others: readonly Columns[],
  entityType: ImportEntityType,
): (string | null)[] {
  const targets = new Map(columnTargets(entityType).map((target) => [target.key, target]));
  const taken = filledFields(entityType, own);
  return own.map((key, at) => {
    if (key !== null) return key;
    const name = names[at] ?? '';
    const found = others.map((columns) => columns[name]).find((one) => one !== undefined);
    const target = found === undefined ? undefined : targets.get(found);
    const isOpen = target && (target.joining !== null || target.parts.every((part) => !taken.has(part)));
    return isOpen ? target.key : null;
  });
}

/** Returns the mapping with the secondary address if the primary one is empty in all sample rows. */
function otherAddress(
  names: readonly string[],
  entityType: ImportEntityType,
  otherwise: Columns | undefined,
  first: readonly (string | null)[],
  isFilled: (column: number) => boolean,
): (string | null)[] | null {
  if (entityType !== 'clients' || !otherwise) return null;
  const parts = new Set([...Object.values(otherwise), WHOLE_ADDRESS]);
  const isPart = (key: string | null): boolean => key !== null && parts.has(key);
  if (first.some((key, i) => isPart(key) && isFilled(i))) return null;
  const second = names.map((name) => otherwise[name] ?? null);
  if (!second.some((key, i) => key !== null && isFilled(i))) return null;
  return first.map((key, i) => second[i] ?? (isPart(key) ? null : key));
}
