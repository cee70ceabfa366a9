const WAYS: readonly [RegExp, string][] = [
  [/^\+61(4\d\d)(\d{3})(\d{3})$/, '0$1 $2 $3'],
  [/^\+61([2378])(\d{4})(\d{4})$/, '(0$1) $2 $3'],
  [/^\+61(1[38]00)(\d{3})(\d{3})$/, '$1 $2 $3'],
  [/^\+64(2\d)(\d{3})(\d{3,4})$/, '0$1 $2 $3'],
  [/^\+64([34679])(\d{3})(\d{4})$/, '0$1 $2 $3'],
];

/** A practice's number as people at home write it; any other is left as it is. The library of all numbers is far too large here. */
export function phoneText(phone: string): string {
  const digits = phone.replace(/[\s()-]/g, '');
  for (const [way, text] of WAYS) if (way.test(digits)) return digits.replace(way, text);
  return phone;
}
