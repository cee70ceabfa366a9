import { apportion } from '../pricing/discount';

/** A line's share in a division. `roomMinor` is the most it can take. All amounts are minor units. */
export interface CappedShare {
  readonly key: string;
  readonly weightMinor: number;
  readonly roomMinor: number;
}

/**
 * Divides an amount by weight to the exact cent, never giving a share more than its room. What a share cannot take goes to the
 * others in proportion to their remaining room, and what exceeds the total room is dropped. The result follows the order of the
 * shares but does not depend on it. Minor units.
 */
export function divideCapped(amountMinor: number, shares: readonly CappedShare[]): number[] {
  const capacity = shares.reduce((sum, { roomMinor }) => sum + roomMinor, 0);
  const total = Math.min(amountMinor, capacity);
  const first = apportion(total, shares).map((part, at) => Math.min(part, shares[at]?.roomMinor ?? 0));
  const remainder = total - first.reduce((sum, part) => sum + part, 0);
  const more = apportion(
    remainder,
    shares.map(({ key, roomMinor }, at) => ({ key, weightMinor: roomMinor - (first[at] ?? 0) })),
  );
  return first.map((part, at) => part + (more[at] ?? 0));
}
