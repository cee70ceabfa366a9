import { searchKey } from '@quillcare/rules';

export interface FoundPerson {
  id: string;
  firstName: string;
  lastName: string | null;
}

/** Sorts the best matches first and removes duplicates: exact names first, then names with the typed words as prefixes. */
export function rankPeople<P extends FoundPerson>(found: readonly P[], folded: string, limit: number): P[] {
  const words = folded.split(/\s+/).filter(Boolean);
  const people = [...new Map(found.map((person) => [person.id, person])).values()];
  return people
    .map((person) => ({ person, name: searchKey(person.lastName, person.firstName) }))
    .map(({ person, name }) => ({ person, name, rank: rankOf(name.split(' '), words) }))
    .sort((a, b) => a.rank - b.rank || compare(a.name, b.name) || compare(a.person.id, b.person.id))
    .slice(0, limit)
    .map(({ person }) => person);
}

function rankOf(names: readonly string[], words: readonly string[]): number {
  if (words.every((word) => names.includes(word))) return words.length === names.length ? 0 : 1;
  return words.every((word) => names.some((name) => name.startsWith(word))) ? 2 : 3;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
