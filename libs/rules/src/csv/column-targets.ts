import { FULL_NAME } from './full-name';
import { importFields } from './import-fields';
import type { ImportEntityType } from './import-types';

/** The pseudo field of a column that holds a whole address. */
export const WHOLE_ADDRESS = 'wholeAddress';
/** The pseudo field of a fee in cents, as our own export of a practice has it. */
export const FEE_IN_CENTS = 'baseFeeMinor';

/** How the values of several columns become one. */
export type Joining = 'PHONES' | 'EMAILS' | 'WORDS' | 'ADDRESS' | 'LINES' | 'FIRST';

const JOINING: Readonly<Record<string, Joining>> = {
  phone: 'PHONES',
  email: 'EMAILS',
  firstName: 'WORDS',
  streetAddress: 'ADDRESS',
  address: 'ADDRESS',
  credentials: 'ADDRESS',
  notes: 'LINES',
  description: 'LINES',
  // Lists of two products below each other have it twice, each row in one of them.
  city: 'FIRST',
  suburb: 'FIRST',
  state: 'FIRST',
  postcode: 'FIRST',
};
const NAME_PARTS = ['title', 'firstName', 'lastName'];
const ADDRESS_PARTS = ['streetAddress', 'city', 'suburb', 'state', 'postcode'];

/** What a column of a file can become: a field, or several at once. */
export interface ColumnTarget {
  readonly key: string;
  /** The field's name as the specification writes it; of a pseudo field its key. */
  readonly column: string;
  readonly required: boolean;
  /** Null where only one column may become it. */
  readonly joining: Joining | null;
  /** The fields that it fills. */
  readonly parts: readonly string[];
}

/** What the columns of a file can become, in the order of a choice. */
export function columnTargets(entityType: ImportEntityType): readonly ColumnTarget[] {
  const fields = importFields(entityType);
  const keys = new Set(fields.map(({ key }) => key));
  const pseudo = (key: string, parts: readonly string[]): ColumnTarget[] =>
    parts.every((part) => keys.has(part) || part === 'title')
      ? [{ key, column: key, required: false, joining: null, parts: parts.filter((part) => keys.has(part)) }]
      : [];
  return [
    ...pseudo(FULL_NAME, NAME_PARTS),
    ...fields.map(({ key, column, required }) => ({
      key,
      column,
      required,
      joining: JOINING[key] ?? null,
      parts: [key],
    })),
    ...pseudo(WHOLE_ADDRESS, ADDRESS_PARTS),
    ...pseudo(FEE_IN_CENTS, ['baseFee']),
  ];
}

/** The fields that columns fill. Two columns of phones fill the second phone too, and what is over becomes a note. */
export function filledFields(
  entityType: ImportEntityType,
  columns: readonly (string | null)[],
): ReadonlySet<string> {
  const targets = new Map(columnTargets(entityType).map((target) => [target.key, target]));
  const filled = new Set(columns.flatMap((key) => (key === null ? [] : (targets.get(key)?.parts ?? []))));
  const times = (key: string): number => columns.filter((column) => column === key).length;
  if (times('phone') > 1 && targets.has('secondaryPhone')) filled.add('secondaryPhone');
  return filled;
}

/** Whether every row may get the same value of a field. What tells people apart may not. */
export function mayBeConstant(entityType: ImportEntityType, key: string): boolean {
  const field = importFields(entityType).find((one) => one.key === key);
  return !!field && key !== 'name' && !['name', 'email', 'phone', 'date'].includes(field.type);
}

/** What is wrong with a choice of columns. */
export interface MappingProblems {
  /** Positions of columns whose field does not exist. */
  readonly unknown: readonly number[];
  /** Positions of columns whose field another one has already, where only one may. */
  readonly repeated: readonly number[];
  /** Keys of constants that cannot be given, or that a column fills. */
  readonly constants: readonly string[];
  /** Required fields without a column or a constant. */
  readonly missing: readonly string[];
}

/** Checks which field each column becomes (null: none). */
export function mappingProblems(
  entityType: ImportEntityType,
  columns: readonly (string | null)[],
  constants: Readonly<Record<string, string>> = {},
): MappingProblems {
  const targets = new Map(columnTargets(entityType).map((target) => [target.key, target]));
  const filled = filledFields(entityType, columns);
  const at = (isWrong: (key: string, i: number) => boolean): number[] =>
    columns.flatMap((key, i) => (key !== null && isWrong(key, i) ? [i] : []));
  return {
    unknown: at((key) => !targets.has(key)),
    repeated: at((key, i) => columns.indexOf(key) < i && targets.get(key)?.joining === null),
    constants: Object.keys(constants).filter((key) => filled.has(key) || !mayBeConstant(entityType, key)),
    missing: [...targets.values()]
      .filter(({ key, required }) => required && !filled.has(key) && !constants[key]?.trim())
      .map(({ key }) => key),
  };
}
