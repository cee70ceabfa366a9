/**
 * The item numbers that a line names, such as `39331, 39331` for both hands: an item that is done twice stands twice. What
 * is no number stays as it was typed, so that it can be named as unknown.
 */
export function mbsItemsOf(text: string | null): string[] {
  return (text ?? '').split(/[\s,;]+/).filter((part) => part !== '');
}

/** Item numbers as a line keeps them; null for none. */
export function mbsText(items: readonly string[]): string | null {
  return items.length === 0 ? null : items.join(', ');
}

/** The numbers that several lines name, each once: what has to be read of a table to estimate their benefits. */
export function mbsNumbersOf(lines: readonly { readonly mbsItem: string | null }[]): string[] {
  const numbers = lines
    .flatMap(({ mbsItem }) => mbsItemsOf(mbsItem))
    .filter((part) => /^\d{1,6}$/.test(part));
  return [...new Set(numbers)].sort();
}
