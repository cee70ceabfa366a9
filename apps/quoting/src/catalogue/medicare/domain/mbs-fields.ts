import type { MbsItem } from '@quillcare/rules';

/** The non-empty elements of one `Data` record, by name. */
export type MbsFields = ReadonlyMap<string, string>;

/** Describes an invalid field. The caller adds its line and item number. */
export class FieldFault extends Error {}

const DESCRIPTION_FLAGS = { assistant: /\(\s*assist\s*\.?\s*\)/i, hospital: /\(\s*H\s*\)/ };

/** Parses an item from a record's fields. Throws a `FieldFault` naming the first invalid one. */
export function itemOf(fields: MbsFields): MbsItem {
  const group = required(fields, 'Group', /^[A-Z]\d{1,3}$/);
  const description = plainText(fields.get('Description') ?? '');
  return {
    item: required(fields, 'ItemNum', /^\d{1,6}$/),
    category: required(fields, 'Category', /^\d{1,2}$/),
    group,
    subGroup: optional(fields, 'SubGroup', /^\w{1,4}$/),
    feeType: required(fields, 'FeeType', /^[ND]$/) === 'N' ? 'FIXED' : 'DERIVED',
    scheduleFeeMinor: amount(fields, 'ScheduleFee'),
    benefit75Minor: amount(fields, 'Benefit75'),
    benefit85Minor: amount(fields, 'Benefit85'),
    benefit100Minor: amount(fields, 'Benefit100'),
    basicUnits: units(fields),
    derivedFee: fields.has('DerivedFee') ? plainText(fields.get('DerivedFee') as string) : null,
    needsAnaesthetist: optional(fields, 'Anaes', /^[YN]$/) === 'Y',
    // Only Group T8: the assistance items of Group T9 quote the flag of the items they apply to.
    allowsAssistant: group === 'T8' && DESCRIPTION_FLAGS.assistant.test(description),
    hospitalOnly: DESCRIPTION_FLAGS.hospital.test(description),
    description,
    feeFrom: date(fields, 'FeeStartDate'),
  };
}

function required(fields: MbsFields, name: string, form: RegExp): string {
  const value = optional(fields, name, form);
  if (value === null) throw new FieldFault(`${name} is missing`);
  return value;
}

function optional(fields: MbsFields, name: string, form: RegExp): string | null {
  const value = fields.get(name);
  if (value === undefined) return null;
  if (!form.test(value)) throw new FieldFault(`${name} "${shown(value)}" is not what the schedule has there`);
  return value;
}

/** Parses dollars with at most two decimals into cents. */
function amount(fields: MbsFields, name: string): number | null {
  const value = fields.get(name);
  if (value === undefined) return null;
  const match = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(value);
  if (!match) throw new FieldFault(`${name} "${shown(value)}" is not an amount`);
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** Parses `DD.MM.YYYY` into an ISO date. */
function date(fields: MbsFields, name: string): string | null {
  const value = fields.get(name);
  if (value === undefined) return null;
  const match = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(value);
  const iso = match ? `${match[3]}-${match[2]}-${match[1]}` : '';
  const parsed = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== iso)
    throw new FieldFault(`${name} "${shown(value)}" is not a date`);
  return iso;
}

function units(fields: MbsFields): number | null {
  const value = optional(fields, 'BasicUnits', /^\d{1,3}$/);
  return value === null || Number(value) === 0 ? null : Number(value);
}

/** Cleans up text: the file double-encodes some characters and uses hyphens and spaces that a search would miss. */
function plainText(text: string): string {
  return text
    .replace(/&(lt|gt|amp|quot|apos);/g, (_, name: string) => ENTITIES[name] as string)
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function shown(value: string): string {
  return value.length > 40 ? `${value.slice(0, 40)}…` : value;
}
