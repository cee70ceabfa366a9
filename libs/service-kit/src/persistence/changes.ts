import type { AuditChange, AuditDataType } from '@quillcare/contracts';

/** The changed fields between two states of a thing, as the audit shows them; equal fields are left out. */
export function changesOf(
  before: object | null,
  after: object | null,
  fields: readonly string[],
): AuditChange[] {
  return fields.flatMap((field) => {
    const oldValue = asText((before as Record<string, unknown> | null)?.[field]);
    const newValue = asText((after as Record<string, unknown> | null)?.[field]);
    if (oldValue === newValue) return [];
    const sample =
      (after as Record<string, unknown> | null)?.[field] ??
      (before as Record<string, unknown> | null)?.[field];
    return [{ field, oldValue, newValue, dataType: dataTypeOf(field, sample) }];
  });
}

function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
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
