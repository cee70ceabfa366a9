import { IMPORT_KINDS } from './import-kinds';
import type { ImportEntityType } from './import-types';

/**
 * What makes two records of one organisation the same: the email of people, the name of
 * hospitals, sites and surgeries, ignoring case (product specification).
 */
export function duplicateKey(
  entityType: ImportEntityType,
  value: { readonly email?: string | null; readonly name?: string | null },
): string {
  const text = IMPORT_KINDS[entityType].isPerson ? value.email : value.name;
  return uniqueText(text ?? '');
}

/** A text that must be unique, whatever its case and the spaces in it. */
export function uniqueText(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/**
 * The record that the strategy `merge` stores: uploaded values that are not empty replace the old ones.
 * `defaulted` (from `validateRow`) names the values that the file did not give; they replace nothing.
 */
export function mergeRecords<T extends object>(
  existing: T,
  uploaded: Partial<T>,
  defaulted: readonly string[] = [],
): T {
  const given = Object.entries(uploaded).filter(
    ([key, value]) => !isEmpty(value) && !defaulted.includes(key),
  );
  return { ...existing, ...Object.fromEntries(given) };
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}
