/** The wire form of a stored record: dates as ISO 8601 strings, bigints as numbers. */
export type Wire<T> = T extends Date
  ? string
  : T extends (infer I)[]
    ? Wire<I>[]
    : T extends object
      ? { [K in keyof T]: Wire<T[K]> }
      : T;

/** Converts an entity (or a list or tree of them) to its wire form. */
export function toWire<T>(value: T): Wire<T> {
  return convertValue(value) as Wire<T>;
}

function convertValue(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map(convertValue);
  if (value === null || typeof value !== 'object') return value;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) copy[key] = convertValue((value as Record<string, unknown>)[key]);
  return copy;
}

const camelCache = new Map<string, string>();

/** Converts `first_name` to `firstName`. */
export function camelCase(name: string): string {
  let camel = camelCache.get(name);
  if (camel === undefined) {
    camel = name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    camelCache.set(name, camel);
  }
  return camel;
}

/** Converts an SQL row to its wire form: keys in camel case, dates as ISO 8601 strings; nested JSON is left alone. */
export function rowToWire(row: Record<string, unknown>): Record<string, unknown> {
  const wire: Record<string, unknown> = {};
  for (const key of Object.keys(row)) {
    const value = row[key];
    wire[camelCase(key)] = value instanceof Date ? value.toISOString() : value;
  }
  return wire;
}
