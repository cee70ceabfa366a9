/** Below so many cases a percentage says nothing: from 1 to 19 is "up 1,800%". */
const LEAST_CASES = 10;

/** A change against a time before: its share, and the former figure in words where that was of too few cases for a percentage. */
export function changeOf(
  now: number,
  before: number,
  casesBefore: number,
  inWords: (value: number) => string,
): { change: number; before?: string } {
  const change = (now - before) / before;
  return casesBefore < LEAST_CASES ? { change, before: inWords(before) } : { change };
}
