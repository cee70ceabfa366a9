import { FULL_NAME } from './full-name';
import { getImportFields } from './import-fields';
import type { ImportEntityType } from './import-types';

/** Pseudo-field for a column containing a whole address. */
export const WHOLE_ADDRESS = 'wholeAddress';
/** Pseudo-field for a fee in cents, as in our own export of a practice. */
export const FEE_IN_CENTS = 'baseFeeMinor';

export type JoinMode = 'PHONES' | 'EMAILS' | 'WORDS' | 'ADDRESS' | 'LINES' | 'FIRST';

const JOIN_MODES: Readonly<Record<string, JoinMode>> = {
  phone: 'PHONES',
  email: 'EMAILS',
  firstName: 'WORDS',
  streetAddress: 'ADDRESS',
  address: 'ADDRESS',
  credentials: 'ADDRESS',
  notes: 'LINES',
  description: 'LINES',
  // A list combined from two products has these twice, with each row using one of them.
  city: 'FIRST',
  suburb: 'FIRST',
  state: 'FIRST',
  postcode: 'FIRST',
};
const NAME_PARTS = ['title', 'firstName', 'lastName'];
const ADDRESS_PARTS = ['streetAddress', 'city', 'suburb', 'state', 'postcode'];

/** What a column of a file can be mapped to: one field or several. */
export interface ColumnTarget {
  readonly key: string;
  /** The field's name in the specification, or the key of a pseudo-field. */
  readonly column: string;
  readonly required: boolean;
  /** Null if only one column may be mapped to it. */
  readonly joining: JoinMode | null;
  readonly parts: readonly string[];
}

/** Returns the possible targets for the columns of a file, in the order they are offered. */
export function columnTargets(entityType: ImportEntityType): readonly ColumnTarget[] {
  const fields = getImportFields(entityType);
  const keys = new Set(fields.map(({ key }) => key));
  const pseudoTarget = (key: string, parts: readonly string[]): ColumnTarget[] =>
    parts.every((part) => keys.has(part) || part === 'title')
      ? [{ key, column: key, required: false, joining: null, parts: parts.filter((part) => keys.has(part)) }]
      : [];
  return [
    ...pseudoTarget(FULL_NAME, NAME_PARTS),
    ...fields.map(({ key, column, required }) => ({
      key,
      column,
      required,
      joining: JOIN_MODES[key] ?? null,
      parts: [key],
    })),
    ...pseudoTarget(WHOLE_ADDRESS, ADDRESS_PARTS),
    ...pseudoTarget(FEE_IN_CENTS, ['baseFee']),
  ];
}

/**
 * Returns the fields the columns fill. If two columns are mapped to `phone`, the second phone is filled too, and any further
 * numbers become a note.
 */
export function findFilledFields(
  entityType: ImportEntityType,
  columns: readonly (string | null)[],
): ReadonlySet<string> {
  const targets = new Map(columnTargets(entityType).map((target) => [target.key, target]));
  const filled = new Set(columns.flatMap((key) => (key === null ? [] : (targets.get(key)?.parts ?? []))));
  const countColumns = (key: string): number => columns.filter((column) => column === key).length;
  if (countColumns('phone') > 1 && targets.has('secondaryPhone')) filled.add('secondaryPhone');
  return filled;
}

/** Returns whether a field may have the same value for every row. Identifying fields may not. */
export function canBeConstant(entityType: ImportEntityType, key: string): boolean {
  const field = getImportFields(entityType).find((one) => one.key === key);
  return !!field && key !== 'name' && !['name', 'email', 'phone', 'date'].includes(field.type);
}

export interface MappingProblems {
  /** Indexes of columns mapped to a field that does not exist. */
  readonly unknown: readonly number[];
  /** Indexes of columns mapped to a field that is already taken and only accepts one column. */
  readonly repeated: readonly number[];
  /** Keys of constants that are not allowed, or that a column already fills. */
  readonly constants: readonly string[];
  /** Required fields with neither a column nor a constant. */
  readonly missing: readonly string[];
}

/** Validates a mapping of columns to field keys (null for unmapped columns). */
export function findMappingProblems(
  entityType: ImportEntityType,
  columns: readonly (string | null)[],
  constants: Readonly<Record<string, string>> = {},
): MappingProblems {
  const targets = new Map(columnTargets(entityType).map((target) => [target.key, target]));
  const filled = findFilledFields(entityType, columns);
  const findColumns = (isWrong: (key: string, i: number) => boolean): number[] =>
    columns.flatMap((key, i) => (key !== null && isWrong(key, i) ? [i] : []));
  return {
    unknown: findColumns((key) => !targets.has(key)),
    repeated: findColumns((key, i) => columns.indexOf(key) < i && targets.get(key)?.joining === null),
    constants: Object.keys(constants).filter((key) => filled.has(key) || !canBeConstant(entityType, key)),
    missing: [...targets.values()]
      .filter(({ key, required }) => required && !filled.has(key) && !constants[key]?.trim())
      .map(({ key }) => key),
  };
}
