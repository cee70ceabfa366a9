export const DATE_ORDERS = ['DMY', 'MDY', 'YMD'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

const NUMERIC_DATE = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{2}|\d{4})(?=$|[\sT])/;
const MAX_MONTH = 12;
const MAX_DAY = 31;

/** Rewrites a date in another order to day first, which is what the rules read. Other text is returned unchanged. */
export function toDayFirst(text: string, order: DateOrder): string {
  if (order === 'DMY') return text;
  return text.replace(NUMERIC_DATE, (_, one: string, between: string, two: string, three: string) =>
    order === 'MDY'
      ? [two, one, three].join(between)
      : three.length === 4
        ? [one, two, three].join(between)
        : [three, two, one].join(between),
  );
}

export interface DateOrderGuess {
  readonly order: DateOrder;
  /** False if days and months could be swapped or the dates contradict each other. */
  readonly isCertain: boolean;
}

/** Guesses the order, or returns null if no date depends on it. */
export function guessDateOrder(values: Iterable<string>): DateOrderGuess | null {
  const seen = { open: 0, DMY: 0, MDY: 0, YMD: 0 };
  for (const value of values) {
    const [, one, , two, year] = NUMERIC_DATE.exec(value.trim()) ?? [];
    if (one !== undefined && two !== undefined) seen[orderOfDate(Number(one), Number(two), year ?? '')] += 1;
  }
  const proven = DATE_ORDERS.filter((order) => seen[order] > 0);
  if (proven.length === 0) return seen.open > 0 ? { order: 'DMY', isCertain: false } : null;
  const order = proven.length === 1 ? proven[0]! : 'DMY';
  return { order, isCertain: proven.length === 1 };
}

function orderOfDate(one: number, two: number, year: string): DateOrder | 'open' {
  if (one > MAX_DAY && year.length === 2) return 'YMD';
  if (one > MAX_MONTH && two <= MAX_MONTH) return 'DMY';
  if (two > MAX_MONTH && one <= MAX_MONTH) return 'MDY';
  // Equal day and month read the same in both orders.
  return one === two ? 'DMY' : 'open';
}
