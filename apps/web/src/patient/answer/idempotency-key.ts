import { randomKey } from '../../shared/api/random-key';

/** Returns a function that yields the same key while the content is unchanged, and a new key once it changes. */
export function createKeyProvider(make: () => string = randomKey): (content: string) => string {
  let last: { content: string; key: string } | null = null;
  return (content) => {
    if (last?.content !== content) last = { content, key: make() };
    return last.key;
  };
}
