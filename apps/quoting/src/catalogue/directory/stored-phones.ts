import { invalid, type Country, type FieldError } from '@quillcare/contracts';
import { normalisePhone, type PhoneUse } from '@quillcare/rules';

/**
 * Converts the phone numbers in `values` to E.164 using the practice's country; empty ones are left out. Throws VALIDATION_FAILED
 * with every invalid number.
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

/** Record rules for a record whose phone numbers are stored in E.164. */
export const storingPhones = <K extends string>(uses: Readonly<Record<K, PhoneUse>>) => ({
  prepare: (sent: { readonly [field in NoInfer<K>]?: string | null }, { country }: { country: Country }) =>
    storedPhones(sent, uses, country),
});
