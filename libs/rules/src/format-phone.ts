import type { Country } from './country';

interface PhoneFormat {
  readonly stored: RegExp;
  readonly home: string;
  readonly abroad: string;
}

const HOME_FORMATS: Readonly<Record<Country, readonly PhoneFormat[]>> = {
  AU: [
    { stored: /^\+61(4\d\d)(\d{3})(\d{3})$/, home: '0$1 $2 $3', abroad: '+61 $1 $2 $3' },
    { stored: /^\+61([2378])(\d{4})(\d{4})$/, home: '(0$1) $2 $3', abroad: '+61 $1 $2 $3' },
    { stored: /^\+61(1[38]00)(\d{3})(\d{3})$/, home: '$1 $2 $3', abroad: '+61 $1 $2 $3' },
    { stored: /^\+61(13)(\d\d)(\d\d)$/, home: '$1 $2 $3', abroad: '+61 $1 $2 $3' },
  ],
  NZ: [
    { stored: /^\+64(2\d)(\d{3})(\d{3,4})$/, home: '0$1 $2 $3', abroad: '+64 $1 $2 $3' },
    { stored: /^\+64(2\d)(\d{4})(\d{4})$/, home: '0$1 $2 $3', abroad: '+64 $1 $2 $3' },
    { stored: /^\+64([34679])(\d{3})(\d{4})$/, home: '0$1 $2 $3', abroad: '+64 $1 $2 $3' },
    { stored: /^\+64(80\d|508)(\d{3})(\d{3,4})$/, home: '0$1 $2 $3', abroad: '+64 $1 $2 $3' },
  ],
};

/** Number formats of countries that people often call from. */
const FOREIGN_FORMATS: readonly (readonly [RegExp, string])[] = [
  [/^\+(1)(\d{3})(\d{3})(\d{4})$/, '+$1 $2 $3 $4'],
  [/^\+(44)(7\d{3})(\d{6})$/, '+$1 $2 $3'],
  [/^\+(44)(2\d)(\d{4})(\d{4})$/, '+$1 $2 $3 $4'],
  [/^\+(65|852|853)(\d{4})(\d{4})$/, '+$1 $2 $3'],
  [/^\+(86)(1\d{2})(\d{4})(\d{4})$/, '+$1 $2 $3 $4'],
  [/^\+(91)(\d{5})(\d{5})$/, '+$1 $2 $3'],
];

/** Calling codes of one or two digits. All others have three. */
const SHORT_COUNTRY_CODE = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/**
 * Formats a stored number: national format within the country ("0412 345 678"), international format for others ("+64 21 123
 * 4567"). Text not in stored form is returned unchanged.
 */
export function formatPhone(value: string, country: Country = 'AU'): string {
  const digits = value.startsWith('+') ? value.replace(/[\s()-]+/g, '') : value;
  for (const home of ['AU', 'NZ'] as const)
    for (const { stored, home: national, abroad } of HOME_FORMATS[home])
      if (stored.test(digits)) return digits.replace(stored, home === country ? national : abroad);
  return /^\+[1-9]\d{6,14}$/.test(digits) ? formatInternational(digits) : value;
}

/** Formats a practice's own number for readers in the practice's country. */
export function formatDomesticPhone(value: string): string {
  return formatPhone(value, value.startsWith('+64') ? 'NZ' : 'AU');
}

function formatInternational(value: string): string {
  for (const [stored, text] of FOREIGN_FORMATS) if (stored.test(value)) return value.replace(stored, text);
  const digits = value.slice(1);
  const code = SHORT_COUNTRY_CODE.exec(digits)?.[1] ?? digits.slice(0, 3);
  return `+${code} ${inGroupsOfThree(digits.slice(code.length))}`;
}

// Groups of three digits. The last group includes the remainder.
function inGroupsOfThree(digits: string): string {
  return digits.replace(/\d{3}(?=\d{3})/g, '$& ');
}
