import { searchKey } from '@quillcare/rules';

/** Sorts matches without duplicates: names starting with the search text first, then by word start, then by name. */
export function rankMatches<T extends { id: string }>(
  found: readonly T[],
  folded: string,
  nameOf: (one: T) => string,
): T[] {
  const unique = [...new Map(found.map((one) => [one.id, one])).values()];
  return unique
    .map((one) => ({ one, name: searchKey(nameOf(one)) }))
    .sort((a, b) => rank(a.name, folded) - rank(b.name, folded) || a.name.localeCompare(b.name, 'en'))
    .map(({ one }) => one);
}

function rank(name: string, folded: string): number {
  if (name.startsWith(folded)) return 0;
  return name.includes(` ${folded}`) ? 1 : 2;
}
