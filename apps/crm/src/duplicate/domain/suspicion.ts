import type { DuplicateReason } from '@quillcare/contracts';

/** The stored fields that decide whether two clients look like the same person. */
export interface Likeness {
  email: string;
  phone: string;
  dateOfBirth: string | null;
  sortName: string;
}

/**
 * Returns why two clients may be the same person. Empty if there is no reason. A shared email or phone alone is not one, because
 * households share them.
 */
export function reasonsToSuspect(one: Likeness, other: Likeness): DuplicateReason[] {
  const sameEmail = one.email === other.email;
  const sameBirth = one.dateOfBirth !== null && one.dateOfBirth === other.dateOfBirth;
  const reasons: DuplicateReason[] = [];
  if (sameEmail && sameBirth) reasons.push('EMAIL_BIRTH');
  if (sameEmail && one.sortName === other.sortName) reasons.push('EMAIL_NAME');
  if (one.phone === other.phone && sameBirth) reasons.push('PHONE_BIRTH');
  return reasons;
}
