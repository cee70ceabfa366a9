import type { AuditChange } from '@quillcare/contracts';
import { isIsoDate } from '@quillcare/rules';
import type { Formats } from '../formats/use-formats';
import { historyWords } from './history.en';
import { lookUp, word } from '../words/words';

export interface ReadableChange {
  field: string;
  before: string;
  after: string;
  /** What was added, removed and changed in a list of records. If present, `before` and `after` are empty. */
  parts?: string[];
}

/** Formats a change from the audit log for reading: field labels, money, dates, enumerations, and lists by their entries. */
export function toReadableChange(
  { field, oldValue, newValue }: AuditChange,
  formats: Formats,
): ReadableChange {
  const [before, after] = [parseJson(oldValue), parseJson(newValue)];
  const readable = { field: getFieldLabel(field), before: '', after: '' };
  if (isRecordList(before ?? []) && isRecordList(after ?? []) && (before ?? after))
    return { ...readable, parts: listChanges((before ?? []) as Entry[], (after ?? []) as Entry[], formats) };
  return {
    ...readable,
    before: formatValue(field, before, formats),
    after: formatValue(field, after, formats),
  };
}

/** Returns a field's label: "baseFeeMinor" becomes "Base fee". */
export function getFieldLabel(field: string): string {
  const known = lookUp(historyWords, `fields.${field}`);
  if (known) return known;
  const words = field
    .replace(/(Minor|Id|At)$/, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[._]/g, ' ')
    .toLowerCase();
  return capitalise(words);
}

type Entry = Record<string, unknown>;

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const ENUMERATION = /^[A-Z][A-Z\d]*(_[A-Z\d]+)*$/;
const ID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;
/** Number of characters shown of an id, enough to distinguish two records. */
const SHORT_ID_LENGTH = 8;

/** Formats a value from the audit log, which may be text or already parsed. */
function formatValue(field: string, value: unknown, formats: Formats): string {
  if (value === null || value === undefined || value === '') return word(historyWords, 'none');
  if (Array.isArray(value)) return formatList(field, value, formats);
  if (typeof value === 'object') return formatRecord(value as Entry, formats);
  const text = String(value as string | number | boolean);
  if (field.endsWith('Minor') && /^-?\d+$/.test(text)) return formats.money(Number(text));
  if (/basisPoints$/i.test(field) && /^\d+$/.test(text)) return `${Number(text) / 100} %`;
  if (field === 'procedureClass') return lookUp(historyWords, `classes.${text}`) ?? text;
  if (field === 'switchedOff') return getFieldLabel(text);
  if (text === 'true') return word(historyWords, 'yes');
  if (text === 'false') return word(historyWords, 'no');
  if (isIsoDate(text)) return formats.date(text);
  if (INSTANT.test(text)) return formats.dateTime(text);
  if (ID.test(text)) return `…${text.slice(-SHORT_ID_LENGTH)}`;
  return ENUMERATION.test(text) && text.length > 3 ? formatEnumeration(text) : text;
}

function parseJson(text: string | null): unknown {
  if (text === null || !/^[[{]/.test(text)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function formatEnumeration(text: string): string {
  return lookUp(historyWords, `values.${text}`) ?? capitalise(text.toLowerCase().replaceAll('_', ' '));
}

function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function formatList(field: string, values: unknown[], formats: Formats): string {
  if (values.length === 0) return word(historyWords, 'none');
  if (isRecordList(values)) return values.map((entry) => nameOf(entry, formats)).join(', ');
  return values.map((value) => formatValue(field, value, formats)).join(', ');
}

// Ids mean nothing to a reader, so they are left out.
function formatRecord(record: Entry, formats: Formats): string {
  const name = ownName(record);
  if (name) return name;
  const shown = Object.entries(record).filter(([key, value]) => !/^id$|Id$/.test(key) && value !== null);
  return (
    shown.map(([key, value]) => `${getFieldLabel(key)}: ${formatValue(key, value, formats)}`).join('; ') ||
    word(historyWords, 'none')
  );
}

function isRecordList(value: unknown): value is Entry[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'object' && entry !== null);
}

function ownName({ description, name, title, firstName, lastName, message }: Entry): string {
  const parts = lastName ? [title, firstName, lastName] : [description ?? name ?? message];
  return parts.filter((part): part is string => typeof part === 'string' && part !== '').join(' ');
}

function nameOf(entry: Entry, formats: Formats): string {
  const total = entry.totalMinor ?? entry.amountMinor;
  const name = ownName(entry) || formatRecord(entry, formats);
  return typeof total === 'number' ? `${name}, ${formats.money(total)}` : name;
}

function listChanges(before: Entry[], after: Entry[], formats: Formats): string[] {
  const pairs = after.map((entry) => ({ entry, former: before.find((other) => isSame(other, entry)) }));
  const added = pairs.filter(({ former }) => !former).map(({ entry }) => entry);
  const removed = before.filter((entry) => !after.some((other) => isSame(entry, other)));
  const changes = [
    ...added.map((entry) => word(historyWords, 'added', { what: nameOf(entry, formats) })),
    ...removed.map((entry) => word(historyWords, 'removed', { what: nameOf(entry, formats) })),
    ...pairs.flatMap(({ entry, former }) => (former ? entryChanges(former, entry, formats) : [])),
  ];
  return changes.length > 0 ? changes : [word(historyWords, 'reordered')];
}

function isSame(one: Entry, other: Entry): boolean {
  return one.id !== undefined && other.id !== undefined
    ? one.id === other.id
    : ownName(one) === ownName(other);
}

/** Derived from other fields, so listing them would be redundant. */
const DERIVED = ['id', 'amountMinor', 'gstMinor', 'totalMinor', 'benefitsMinor', 'outOfPocketMinor'];

function entryChanges(before: Entry, after: Entry, formats: Formats): string[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const classChange = formatClassChange(before, after, formats);
  const excluded = classChange === null ? DERIVED : [...DERIVED, 'procedureClass', 'gstTreatment'];
  const changes = fields
    .filter((field) => !excluded.includes(field))
    .filter((field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null))
    .map((field) =>
      word(historyWords, 'changed', {
        what: ownName(after) || ownName(before),
        field: getFieldLabel(field),
        before: formatValue(field, before[field], formats),
        after: formatValue(field, after[field], formats),
      }),
    );
  return classChange === null ? changes : [classChange, ...changes];
}

/**
 * Describes a changed class and the resulting GST in one sentence, because the class determines the tax. Null if the class is
 * unchanged or the amounts are unknown.
 */
function formatClassChange(before: Entry, after: Entry, formats: Formats): string | null {
  const amounts = [before.gstMinor, after.gstMinor, before.totalMinor, after.totalMinor];
  const isKnown = before.procedureClass !== undefined && after.procedureClass !== undefined;
  if (!isKnown || before.procedureClass === after.procedureClass) return null;
  if (!amounts.every((amount) => typeof amount === 'number')) return null;
  const [gstBefore, gstAfter, totalBefore, totalAfter] = amounts.map((amount) => formats.money(amount));
  return word(historyWords, 'classChanged', {
    what: ownName(after) || ownName(before),
    before: formatValue('procedureClass', before.procedureClass, formats),
    after: formatValue('procedureClass', after.procedureClass, formats),
    gstBefore: gstBefore!,
    gstAfter: gstAfter!,
    totalBefore: totalBefore!,
    totalAfter: totalAfter!,
  });
}
