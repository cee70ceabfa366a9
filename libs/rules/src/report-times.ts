/** Upper bounds in minutes of the duration classes in reports. The last class has no bound. */
export const TIME_CLASS_BOUNDS = [15, 60, 240, 1_440, 2_880, 4_320, 10_080, 20_160, 43_200] as const;

export interface TimeFigures {
  count: number;
  /** Total duration of all cases in minutes. */
  minutes: number;
  /** Number of cases per duration class: below each of `TIME_CLASS_BOUNDS` but not below the previous one. The last entry is the rest. */
  classes: number[];
}

export const EMPTY_TIME_FIGURES: TimeFigures = {
  count: 0,
  minutes: 0,
  classes: TIME_CLASS_BOUNDS.map(() => 0).concat(0),
};

/** Returns the index of the class of a duration: the first whose bound it is below. */
export function findTimeClass(minutes: number): number {
  const at = TIME_CLASS_BOUNDS.findIndex((bound) => minutes < bound);
  return at === -1 ? TIME_CLASS_BOUNDS.length : at;
}

/** Returns the average in minutes, or null if there are no cases. */
export function averageMinutes({ count, minutes }: TimeFigures): number | null {
  return count === 0 ? null : minutes / count;
}

/**
 * Returns the lowest of the bounds, in minutes, within which at least half of the cases were completed. Null if there are no
 * cases, or if only the last class reaches half.
 */
export function medianMinutes({ count, classes }: TimeFigures): number | null {
  if (count === 0) return null;
  let sum = 0;
  for (const [at, bound] of TIME_CLASS_BOUNDS.entries()) {
    sum += classes[at] ?? 0;
    if (sum * 2 >= count) return bound;
  }
  return null;
}

/** Returns the fraction of cases completed within a day, or null if there are no cases. */
export function shareWithinDay({ count, classes }: TimeFigures): number | null {
  if (count === 0) return null;
  const below = TIME_CLASS_BOUNDS.filter((bound) => bound <= 1_440).length;
  return classes.slice(0, below).reduce((sum, cases) => sum + cases, 0) / count;
}
