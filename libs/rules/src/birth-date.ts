import { accept, refuse, type Checked } from './checked';
import { ageOn } from './dates';

/** No living person is older, so the year was mistyped. */
const OLDEST = 130;

/** The texts for a date of birth that cannot be right. */
export const BIRTH_IN_FUTURE = 'Date of birth is in the future';
export const BIRTH_TOO_EARLY = `Date of birth is more than ${OLDEST} years ago`;

/** Whether an ISO date can be the date of birth of somebody alive on the day `today`. */
export function checkBirthDate(dateOfBirth: string, today: string): Checked<string> {
  if (dateOfBirth > today) return refuse(BIRTH_IN_FUTURE);
  return ageOn(dateOfBirth, today) > OLDEST ? refuse(BIRTH_TOO_EARLY) : accept(dateOfBirth);
}
