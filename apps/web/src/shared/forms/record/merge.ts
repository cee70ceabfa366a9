/** A form's values by field. */
export type Values = Readonly<Record<string, unknown>>;

/** The values the form was opened with, and the version a save must name. */
export interface Base {
  readonly version: number;
  readonly values: Values;
}

/** A field that both users changed to different values. */
export interface Clash {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merged {
  readonly base: Base;
  /** The colleague's values for fields not edited here. */
  readonly follows: Values;
  /** Fields to be resolved by the user before saving. */
  readonly clashes: readonly Clash[];
  /** Every field the colleague changed, including fields not edited here. */
  readonly changed: readonly string[];
}

/**
 * Merges a colleague's version into an open form. Unedited fields take the new value, edited ones keep what was typed. While
 * there are clashes the base keeps its version, so that the server would reject a save as well.
 */
export function merge(base: Base, mine: Values, theirs: Base): Merged {
  // Fields may come and go, like the line items of a quote.
  const fields = new Set([...Object.keys(base.values), ...Object.keys(theirs.values)]);
  const changed = [...fields].filter((field) => !isSame(base.values[field], theirs.values[field]));
  const follows = pick(
    theirs.values,
    changed.filter((field) => isSame(mine[field], base.values[field])),
  );
  const clashes = changed
    .filter((field) => !(field in follows) && !isSame(mine[field], theirs.values[field]))
    .map((field) => ({ field, mine: mine[field], theirs: theirs.values[field] }));
  const settled = changed.filter((field) => !clashes.some((clash) => clash.field === field));
  return {
    base: {
      version: clashes.length === 0 ? theirs.version : base.version,
      values: { ...base.values, ...pick(theirs.values, settled) },
    },
    follows,
    clashes,
    changed,
  };
}

/** Returns the fields whose values differ from those the form was opened with. */
export function findChanges(base: Values, mine: Values): Record<string, unknown> {
  return pick(
    mine,
    Object.keys(mine).filter((field) => !isSame(mine[field], base[field])),
  );
}

/** Whether two values of a field are equivalent. An empty field may be null, undefined or an empty string. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(toComparable(one)) === JSON.stringify(toComparable(other));
}

function toComparable(value: unknown): unknown {
  if (value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.map(toComparable);
  // JSON has no NaN, which a number field holds while its text is not a number.
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .map(([key, part]) => [key, toComparable(part)] as const)
    .filter(([, part]) => part !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function pick(values: Values, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}
