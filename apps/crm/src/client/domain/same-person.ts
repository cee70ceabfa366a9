import type { ClientInput } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';

type Person = Pick<ClientInput, 'firstName' | 'lastName' | 'dateOfBirth'>;

/**
 * Returns whether two records with the same email are the same person: the same name, or one half of a double-barrelled name
 * ("Ngata" and "Ngata-Reid"); or the same date of birth and a first name that equals or begins the other ("Rob" and "Robert",
 * also after marriage). Different dates of birth always mean different people. Twins are told apart by their first names, because
 * overwriting a patient is worse than a duplicate.
 */
export function isSamePerson(one: Person, other: Person): boolean {
  const bothBorn = one.dateOfBirth !== null && other.dateOfBirth !== null;
  if (bothBorn && one.dateOfBirth !== other.dateOfBirth) return false;
  const [first, otherFirst] = [searchKey(one.firstName), searchKey(other.firstName)];
  if (bothBorn) return begins(first, otherFirst) || begins(otherFirst, first);
  const [last, otherLast] = [searchKey(one.lastName), searchKey(other.lastName)];
  return first === otherFirst && (isHalf(last, otherLast) || isHalf(otherLast, last));
}

function begins(name: string, other: string): boolean {
  return name !== '' && other.startsWith(name);
}

function isHalf(name: string, other: string): boolean {
  return name === other || other.startsWith(`${name}-`) || other.startsWith(`${name} `);
}
