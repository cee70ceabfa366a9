import { v7 } from 'uuid';

/** A new id: UUID version 7, so that ids sort by the time of their creation. */
export function newId(): string {
  return v7();
}

/** When an id was made, in epoch milliseconds; null for what is no UUID of version 7. */
export function timeOfId(id: string): number | null {
  return /^[\da-f]{8}-[\da-f]{4}-7/i.test(id) ? parseInt(id.slice(0, 8) + id.slice(9, 13), 16) : null;
}

/** An id that sorts before all ids created within the last `milliseconds`, by the same clock. */
export function firstIdOfLast(milliseconds: number): string {
  return firstIdFrom(new Date(Date.now() - milliseconds));
}

/** An id that sorts before all ids created at this instant or later. */
export function firstIdFrom(instant: Date): string {
  const time = instant.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}
