import type { DuplicateReason } from '@quillcare/contracts';

/** The fields of a client that decide whether two records look like one person, as they are stored. */
export interface Likeness {
  email: string;
  phone: string;
  dateOfBirth: string | null;
  sortName: string;
}

/**
 * Why two records may be the same person; empty if nothing says so. An email or a phone alone says nothing: households share
 * them.
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
