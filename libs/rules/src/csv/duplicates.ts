import { IMPORT_KINDS } from './import-kinds';
import type { ImportEntityType } from './import-types';

/**
 * Returns the key by which records of one organisation count as duplicates: the email of people, and the name of hospitals, sites
 * and surgeries, ignoring case (product specification).
 */
export function buildDuplicateKey(
  entityType: ImportEntityType,
  value: { readonly email?: string | null; readonly name?: string | null },
): string {
  const text = IMPORT_KINDS[entityType].isPerson ? value.email : value.name;
  return toUniqueKey(text ?? '');
}

/** Normalises text for uniqueness checks, ignoring case and repeated spaces. */
export function toUniqueKey(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/**
 * Returns the record to store for the `merge` strategy: non-empty uploaded values replace the existing ones. `defaulted` (from
 * `validateRow`) lists values the file did not contain, which replace nothing.
 */
export function mergeRecords<T extends object>(
  existing: T,
  uploaded: Partial<T>,
  defaulted: readonly string[] = [],
): T {
  const given = Object.entries(uploaded).filter(
    ([key, value]) => !isEmptyValue(value) && !defaulted.includes(key),
  );
  return { ...existing, ...Object.fromEntries(given) };
}

function isEmptyValue(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}
