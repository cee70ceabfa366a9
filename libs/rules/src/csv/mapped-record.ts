import type { Country } from '../country';
import { formatCsvAmount } from './csv-line';
import { FEE_IN_CENTS, WHOLE_ADDRESS, columnTargets, type JoinMode } from './column-targets';
import { toDayFirst, type DateOrder } from './date-order';
import { FULL_NAME, splitFullName } from './full-name';
import { getImportFields } from './import-fields';
import type { ImportEntityType } from './import-types';
import { distinctValues, distributePhones } from './split-phones';
import { splitAddress } from './split-address';

/** The meaning of a file's columns, as entered or confirmed by the user. */
export interface ColumnMapping {
  readonly entityType: ImportEntityType;
  /** The target of each column (see `columnTargets`), or null. */
  readonly columns: readonly (string | null)[];
  readonly constants: Readonly<Record<string, string>>;
  readonly dateOrder: DateOrder;
  /** The country assumed for phone numbers without a country code. */
  readonly phoneCountry: Country;
  readonly country: Country;
}

/** Returns the options for reading the rows of a file with a user-defined column mapping, or an empty object without one. */
export function buildMappedOptions(
  mapping:
    (Pick<ColumnMapping, 'constants' | 'dateOrder'> & { readonly phoneCountry?: Country | null }) | null,
  file: Pick<ColumnMapping, 'entityType' | 'columns' | 'country'>,
): { phoneCountry?: Country; record?: (cells: readonly string[]) => Record<string, string> } {
  if (!mapping) return {};
  const { constants, dateOrder } = mapping;
  const phoneCountry = mapping.phoneCountry ?? file.country;
  return { phoneCountry, record: createRecordMapper({ ...file, constants, dateOrder, phoneCountry }) };
}

const EMAIL_SEPARATOR = /\s*(?::::|[;,\s/|])\s*/;
type CellRecord = Record<string, string>;

/**
 * Returns a function that reads the cells of a line as a record by field key, splitting and joining values as the columns
 * require.
 */
export function createRecordMapper(meaning: ColumnMapping): (cells: readonly string[]) => CellRecord {
  const { entityType, columns, constants, dateOrder, phoneCountry, country } = meaning;
  const fields = getImportFields(entityType);
  const hasField = (key: string): boolean => fields.some((field) => field.key === key);
  const chosen = columnTargets(entityType).filter(({ key }) => columns.includes(key));
  const dates = fields.filter(({ type }) => type === 'date').map(({ key }) => key);
  return (cells) => {
    const values = groupValuesByTarget(columns, cells);
    const record: CellRecord = {};
    const extras: string[] = [];
    for (const { key, joining } of chosen) {
      const found = values.get(key) ?? [];
      record[key] = joinValues(joining, found);
      if (joining === 'FIRST' && found.length > 1)
        extras.push(
          ...distinctValues(found)
            .slice(1)
            .map((value) => `Other ${key}: ${value}`),
        );
    }
    splitPseudoFields(record, country);
    distributePhones(record, values.get('phone') ?? [], phoneCountry, extras, {
      hasSecond: hasField('secondaryPhone'),
      hasNotes: hasField('notes'),
    });
    distributeEmails(record, values.get('email') ?? [], extras);
    if (extras.length > 0 && hasField('notes'))
      record['notes'] = [record['notes'] ?? '', ...extras].filter(Boolean).join('\n');
    for (const key of dates) if (record[key]) record[key] = toDayFirst(record[key], dateOrder);
    return { ...record, ...constants };
  };
}

function groupValuesByTarget(
  columns: readonly (string | null)[],
  cells: readonly string[],
): ReadonlyMap<string, string[]> {
  const values = new Map<string, string[]>();
  columns.forEach((key, i) => {
    if (key === null) return;
    const known = values.get(key) ?? [];
    values.set(key, known);
    const cell = cells[i]?.trim() ?? '';
    if (cell !== '') known.push(cell);
  });
  return values;
}

function joinValues(joining: JoinMode | null, values: readonly string[]): string {
  if (joining === 'WORDS') return values.join(' ');
  if (joining === 'ADDRESS') return values.join(', ');
  if (joining === 'LINES') return values.join('\n');
  return values[0] ?? '';
}

/** Parts of a whole name or address only fill fields that have no value of their own. */
function splitPseudoFields(record: CellRecord, country: Country): void {
  const { [FULL_NAME]: name, [WHOLE_ADDRESS]: address, [FEE_IN_CENTS]: cents, ...own } = record;
  const fee = cents !== undefined && /^\d{1,12}$/.test(cents) ? formatCsvAmount(Number(cents)) : cents;
  const parts = {
    ...(name !== undefined && (name === '' ? { firstName: '', lastName: '' } : splitFullName(name))),
    ...(address !== undefined && splitAddress(address, country)),
    ...(fee !== undefined && { baseFee: fee }),
  };
  for (const key of [FULL_NAME, WHOLE_ADDRESS, FEE_IN_CENTS]) delete record[key];
  const given = Object.entries(own).filter(([, value]) => value !== '');
  Object.assign(record, own, parts, Object.fromEntries(given));
}

function distributeEmails(record: CellRecord, values: readonly string[], extras: string[]): void {
  const isEmailList = (value: string): boolean => (value.match(/@/g) ?? []).length > 1;
  const addresses = distinctValues(
    values.flatMap((value) => (isEmailList(value) ? value.split(EMAIL_SEPARATOR) : [value])),
  );
  if (addresses.length === 0) return;
  const first = addresses.find((address) => address.includes('@')) ?? addresses[0] ?? '';
  record['email'] = first;
  extras.push(
    ...addresses.filter((address) => address !== first).map((address) => `Other email: ${address}`),
  );
}
