const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** The digits of a business number as people write it, without spaces. */
export function businessNumberDigits(text: string): string {
  return text.replaceAll(/\s/g, '');
}

/** A business number as people read it: an ABN in its usual groups, any other as it is. */
export function formatBusinessNumber(digits: string): string {
  return digits.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
}

/** Whether this is an Australian Business Number: eleven digits whose weighted sum, less one in the first, divides by 89. */
export function isAbn(text: string): boolean {
  const digits = businessNumberDigits(text);
  if (!/^[1-9]\d{10}$/.test(digits)) return false;
  const sum = ABN_WEIGHTS.reduce(
    (total, weight, at) => total + weight * (Number(digits[at]) - (at === 0 ? 1 : 0)),
    0,
  );
  return sum % 89 === 0;
}

/** Whether this is a New Zealand Business Number: thirteen digits from 94 with the check digit of GS1. */
export function isNzbn(text: string): boolean {
  const digits = businessNumberDigits(text);
  if (!/^94\d{11}$/.test(digits)) return false;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
