import { v7 } from 'uuid';

/** Returns a new id: a version 7 UUID, so that ids sort by creation time. */
export function newId(): string {
  return v7();
}

/** Returns when an id was created, in epoch milliseconds, or null if it is not a version 7 UUID. */
export function timeOfId(id: string): number | null {
  return /^[\da-f]{8}-[\da-f]{4}-7/i.test(id) ? parseInt(id.slice(0, 8) + id.slice(9, 13), 16) : null;
}

/** Returns an id that sorts before all ids created within the last `milliseconds` by the same clock. */
export function firstIdOfLast(milliseconds: number): string {
  return firstIdFrom(new Date(Date.now() - milliseconds));
}

/** Returns an id that sorts before all ids created at this instant or later. */
export function firstIdFrom(instant: Date): string {
  const time = instant.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}
