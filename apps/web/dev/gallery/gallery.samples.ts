/** An extremely long name, for testing layouts. */
export const LONG_NAME = 'Te Rangihīroa Maximilian Featherstonehaugh-Cholmondeley Wolfeschlegelsteinhausen';

/** Returns an instant some hours ago, so that "3 hours ago" is always right. */
export const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();

/** Resolves after a delay, like a slow server. */
export const later = <T>(value: T, ms = 700): Promise<T> =>
  new Promise((resolve) => setTimeout(() => resolve(value), ms));

/** Rejects after a delay, like a server that refuses a request. */
export const refusedLater = (detail: string, ms = 700): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error(detail)), ms));
