import { invalid, type Country, type FieldError } from '@quillcare/contracts';
import { normalisePhone, type PhoneUse } from '@quillcare/rules';

/**
 * The numbers among `values` in their stored form, by the rules of the practice's country; what was not given is left
 * out. Throws VALIDATION_FAILED with every number that cannot be read.
 */
export function storedPhones<K extends string>(
  values: { readonly [field in NoInfer<K>]?: string | null },
  uses: Readonly<Record<K, PhoneUse>>,
  country: Country,
): { [field in K]?: string } {
  const stored: { [field in K]?: string } = {};
  const errors: FieldError[] = [];
  for (const field of Object.keys(uses) as K[]) {
    const value = values[field];
    if (!value) continue;
    const phone = normalisePhone(value, country, uses[field]);
    if (phone.ok) stored[field] = phone.value;
    else errors.push({ path: field, message: phone.message });
  }
  if (errors.length > 0) throw invalid(...errors);
  return stored;
}
