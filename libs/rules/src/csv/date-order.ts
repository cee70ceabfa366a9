/** In which order a file writes the numbers of a date. */
export const DATE_ORDERS = ['DMY', 'MDY', 'YMD'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

const NUMBERS = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{2}|\d{4})(?=$|[\sT])/;
const MONTHS = 12;
const DAYS = 31;

/** A date whose numbers stand in another order, day first as the rules read it; any other text as it is. */
export function dayFirst(text: string, order: DateOrder): string {
  if (order === 'DMY') return text;
  return text.replace(NUMBERS, (_, one: string, between: string, two: string, three: string) =>
    order === 'MDY'
      ? [two, one, three].join(between)
      : three.length === 4
        ? [one, two, three].join(between)
        : [three, two, one].join(between),
  );
}

/** The order of a file's dates by what they can mean. */
export interface GuessedOrder {
  readonly order: DateOrder;
  /** False where days and months could be exchanged, or the dates contradict each other. */
  readonly isCertain: boolean;
}

/** Guesses the order; null where no date depends on it. */
export function guessDateOrder(values: Iterable<string>): GuessedOrder | null {
  const seen = { open: 0, DMY: 0, MDY: 0, YMD: 0 };
  for (const value of values) {
    const [, one, , two, year] = NUMBERS.exec(value.trim()) ?? [];
    if (one !== undefined && two !== undefined) seen[meaningOf(Number(one), Number(two), year ?? '')] += 1;
  }
  const proven = DATE_ORDERS.filter((order) => seen[order] > 0);
  if (proven.length === 0) return seen.open > 0 ? { order: 'DMY', isCertain: false } : null;
  const order = proven.length === 1 ? proven[0]! : 'DMY';
  return { order, isCertain: proven.length === 1 };
}

function meaningOf(one: number, two: number, year: string): DateOrder | 'open' {
  if (one > DAYS && year.length === 2) return 'YMD';
  if (one > MONTHS && two <= MONTHS) return 'DMY';
  if (two > MONTHS && one <= MONTHS) return 'MDY';
  // The same day in either order.
  return one === two ? 'DMY' : 'open';
}
