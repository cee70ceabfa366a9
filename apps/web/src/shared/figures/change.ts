/** With fewer cases a percentage is meaningless: from 1 to 19 is "up 1,800%". */
const LEAST_CASES = 10;

/**
 * Returns the relative change (0.12 is 12 % more). `before` is the previous figure in words, if it is based on too few cases for
 * a percentage.
 */
export function changeOf(
  now: number,
  before: number,
  casesBefore: number,
  inWords: (value: number) => string,
): { change: number; before?: string } {
  const change = (now - before) / before;
  return casesBefore < LEAST_CASES ? { change, before: inWords(before) } : { change };
}
