const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** Returns a business number without spaces. */
export function normaliseBusinessNumber(text: string): string {
  return text.replaceAll(/\s/g, '');
}

/** Formats a business number: an ABN in its usual groups, any other unchanged. */
export function formatBusinessNumber(digits: string): string {
  return digits.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
}

/**
 * Returns whether the text is a valid Australian Business Number: eleven digits, whose weighted sum with 1 subtracted from the
 * first digit is divisible by 89.
 */
export function isAbn(text: string): boolean {
  const digits = normaliseBusinessNumber(text);
  if (!/^[1-9]\d{10}$/.test(digits)) return false;
  const sum = ABN_WEIGHTS.reduce(
    (total, weight, at) => total + weight * (Number(digits[at]) - (at === 0 ? 1 : 0)),
    0,
  );
  return sum % 89 === 0;
}

/** Returns whether the text is a valid New Zealand Business Number: thirteen digits starting with 94 with a GS1 check digit. */
export function isNzbn(text: string): boolean {
  const digits = normaliseBusinessNumber(text);
  if (!/^94\d{11}$/.test(digits)) return false;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
