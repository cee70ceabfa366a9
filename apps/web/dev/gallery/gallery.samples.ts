/** A name as long as they come. */
export const LONG_NAME = 'Te Rangihīroa Maximilian Featherstonehaugh-Cholmondeley Wolfeschlegelsteinhausen';

/** An instant some hours before now, so that "3 hours ago" stays true. */
export const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();

/** Resolves after a while, as a server does. */
export const later = <T>(value: T, ms = 700): Promise<T> =>
  new Promise((resolve) => setTimeout(() => resolve(value), ms));

/** Rejects after a while, as a server does that refuses. */
export const refusedLater = (detail: string, ms = 700): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error(detail)), ms));
