/** Where the classes of a report's times end, in minutes; the last class has no end. */
export const TIME_BOUNDS = [15, 60, 240, 1_440, 2_880, 4_320, 10_080, 20_160, 43_200] as const;

/** How long something took, over many cases. */
export interface TimeFigures {
  /** How many cases there are. */
  count: number;
  /** All of them together. */
  minutes: number;
  /** How many took less than each of `TIME_BOUNDS`, and not less than the one before; the last entry is the rest. */
  classes: number[];
}

export const NO_TIMES: TimeFigures = { count: 0, minutes: 0, classes: TIME_BOUNDS.map(() => 0).concat(0) };

/** The class of a time: the first whose bound it is below. */
export function timeClassOf(minutes: number): number {
  const at = TIME_BOUNDS.findIndex((bound) => minutes < bound);
  return at === -1 ? TIME_BOUNDS.length : at;
}

/** The average in minutes; null without cases. */
export function averageTime({ count, minutes }: TimeFigures): number | null {
  return count === 0 ? null : minutes / count;
}

/** Within how many minutes at least half of the cases were done, as one of the bounds; null where only the last class says so. */
export function halfWithin({ count, classes }: TimeFigures): number | null {
  if (count === 0) return null;
  let sum = 0;
  for (const [at, bound] of TIME_BOUNDS.entries()) {
    sum += classes[at] ?? 0;
    if (sum * 2 >= count) return bound;
  }
  return null;
}

/** What part was done within a day; null without cases. */
export function shareWithinDay({ count, classes }: TimeFigures): number | null {
  if (count === 0) return null;
  const below = TIME_BOUNDS.filter((bound) => bound <= 1_440).length;
  return classes.slice(0, below).reduce((sum, cases) => sum + cases, 0) / count;
}
