import { searchKey } from './search-key';

/** Digits that belong together as people write them: "+61 (0)412 345 678", "0412-345-678". */
const NUMBER = /(?<![^\s,;])[+(]{0,2}\d[\d\s().-]{3,}\d(?![^\s,;])/g;
const COUNTRY = /^(?:00)?6[14]/;
/** So many digits have a country code in front, whether or not they begin with + or 00. */
const WITH_COUNTRY = 11;
/** Fewer significant digits are the beginning of a number that is still being typed, or a quote's. */
const SHORTEST_NUMBER = 5;

/**
 * What somebody typed into a search box, folded like the stored `searchKey`. A phone number in any format is reduced to the
 * digits that each stored form of it contains, so that +61 412…, 0412…, 61412… and 412… find the same person.
 */
export function searchText(typed: string): string {
  const numbers: string[] = [];
  const rest = typed.replace(NUMBER, (run) => {
    numbers.push(significantDigits(run));
    return ' ';
  });
  const words = searchKey(rest.replace(/[,;"“”]/g, ' '));
  return [words, ...numbers].filter(Boolean).join(' ');
}

function significantDigits(run: string): string {
  const digits = run.replace(/\D/g, '');
  const isInternational = run.includes('+') || digits.startsWith('00') || digits.length >= WITH_COUNTRY;
  const national = isInternational ? digits.replace(COUNTRY, '') : digits;
  const significant = national.replace(/^0+/, '');
  return significant.length >= SHORTEST_NUMBER ? significant : digits;
}
