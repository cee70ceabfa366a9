import type { AuditChange, AuditDataType } from '@quillcare/contracts';

/** Returns the fields that differ between two states of a record, as the audit shows them; null is the state before it existed. */
export function changesOf(
  before: object | null,
  after: object | null,
  fields: readonly string[],
): AuditChange[] {
  return fields.flatMap((field) => {
    const [old, present] = [before, after].map((state) => (state as Record<string, unknown> | null)?.[field]);
    const [oldValue, newValue] = [toAuditText(old), toAuditText(present)];
    if (oldValue === newValue) return [];
    return [{ field, oldValue, newValue, dataType: dataTypeOf(field, present ?? old) }];
  });
}

/** Whether two values of a column differ once stored. `jsonb` does not store the order of an object's keys. */
export function isDifferent(a: unknown, b: unknown): boolean {
  return a !== b && toAuditText(a) !== toAuditText(b);
}

/** Returns a copy that shares no array or plain object with the original; dates, buffers and the like are shared. */
export function cloneValue<T>(value: T): T {
  if (Array.isArray(value)) return value.map(cloneValue) as T;
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cloneValue(one)])) as T;
}

function toAuditText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object'
    ? JSON.stringify(value, withSortedKeys)
    : String(value as string | number | boolean);
}

function withSortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function dataTypeOf(field: string, value: unknown): AuditDataType {
  if (/Minor$/.test(field)) return 'CURRENCY';
  if (/email/i.test(field)) return 'EMAIL';
  if (/phone/i.test(field)) return 'PHONE';
  if (value instanceof Date || /(At|Date|On|Until|Expiry|OfBirth)$/.test(field)) return 'DATE';
  if (Array.isArray(value)) return 'ARRAY';
  if (typeof value === 'object') return 'OBJECT';
  if (typeof value === 'boolean') return 'BOOLEAN';
  return typeof value === 'number' ? 'NUMBER' : 'STRING';
}
