import {
  normalisePhone,
  normalisePostcode,
  normaliseState,
  type Checked,
  type Country,
} from '@quillcare/rules';
import type { FieldSpec } from './form.definition';
import type { Values } from './merge';
import type { SchemaField } from './schema-field';

type Fields = Readonly<Record<string, FieldSpec & SchemaField>>;

/**
 * Validates changed values against the country's rules before sending; the server applies the same rules. Unchanged values are
 * not checked, because an import may have stored what a form would reject.
 */
export function countryProblems(
  fields: Fields,
  { base, values }: { base: Values; values: Values },
  country: Country,
): { field: string; message: string }[] {
  return Object.entries(fields).flatMap(([field, spec]) => {
    const value = values[field];
    if (typeof value !== 'string' || value.trim() === '' || value === base[field]) return [];
    const checked = read(spec, value, country);
    return checked === null || checked.ok ? [] : [{ field, message: checked.message }];
  });
}

function read(
  { kind, phoneUse }: FieldSpec & SchemaField,
  typed: string,
  country: Country,
): Checked<string> | null {
  if (kind === 'phone') return normalisePhone(typed, country, phoneUse);
  if (kind === 'postcode') return normalisePostcode(typed, country);
  return kind === 'state' ? normaliseState(typed, country) : null;
}
