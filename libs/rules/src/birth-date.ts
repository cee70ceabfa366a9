import { success, failure, type ParseResult } from './parse-result';
import { ageOn } from './dates';

/** In years. No living person is older, so an earlier year must be a typing error. */
const MAX_AGE_YEARS = 130;

export const BIRTH_DATE_IN_FUTURE = 'Date of birth is in the future';
export const BIRTH_DATE_TOO_EARLY = `Date of birth is more than ${MAX_AGE_YEARS} years ago`;

/** Checks that an ISO date can be the date of birth of a person living on `today` (ISO date). */
export function checkBirthDate(dateOfBirth: string, today: string): ParseResult<string> {
  if (dateOfBirth > today) return failure(BIRTH_DATE_IN_FUTURE);
  return ageOn(dateOfBirth, today) > MAX_AGE_YEARS ? failure(BIRTH_DATE_TOO_EARLY) : success(dateOfBirth);
}
