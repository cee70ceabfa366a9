/**
 * Returns the item numbers named by a line. An item that is performed twice is listed twice, such as `39331, 39331` for both
 * hands. Text that is not a number is kept as typed, so that it can be reported as unreadable.
 */
export function parseMbsItems(text: string | null): string[] {
  return (text ?? '').split(/[\s,;]+/).filter((part) => part !== '');
}

/** Formats item numbers as a line stores them. Null if there are none. */
export function formatMbsItems(items: readonly string[]): string | null {
  return items.length === 0 ? null : items.join(', ');
}

/** Returns the distinct item numbers named by the lines: those to look up in a table before estimating their benefits. */
export function collectMbsNumbers(lines: readonly { readonly mbsItem: string | null }[]): string[] {
  const numbers = lines
    .flatMap(({ mbsItem }) => parseMbsItems(mbsItem))
    .filter((part) => /^\d{1,6}$/.test(part));
  return [...new Set(numbers)].sort();
}
