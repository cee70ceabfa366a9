import { accept, refuse, type Checked } from './checked';
import { ageOn } from './dates';

/** In years. No living person is older, so an earlier year must be a typing error. */
const OLDEST = 130;

export const BIRTH_IN_FUTURE = 'Date of birth is in the future';
export const BIRTH_TOO_EARLY = `Date of birth is more than ${OLDEST} years ago`;

/** Checks that an ISO date can be the date of birth of a person living on `today` (ISO date). */
export function checkBirthDate(dateOfBirth: string, today: string): Checked<string> {
  if (dateOfBirth > today) return refuse(BIRTH_IN_FUTURE);
  return ageOn(dateOfBirth, today) > OLDEST ? refuse(BIRTH_TOO_EARLY) : accept(dateOfBirth);
}
