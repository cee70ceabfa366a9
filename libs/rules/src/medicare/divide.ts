import { spread } from '../pricing/discount';

/** A line's claim to a part of an amount: `roomMinor` is the most that it can take. All minor units. */
export interface Share {
  readonly key: string;
  readonly weightMinor: number;
  readonly roomMinor: number;
}

/**
 * Divides an amount by weight, without losing or making a cent, and never gives a share more than its room: what one cannot
 * take goes to the others, in proportion to the room that they have left. What all together cannot take is lost. The parts
 * are in the order of the shares, and the order makes no difference to them.
 */
export function divide(amountMinor: number, shares: readonly Share[]): number[] {
  const room = shares.reduce((sum, { roomMinor }) => sum + roomMinor, 0);
  const wanted = Math.min(amountMinor, room);
  const first = spread(wanted, shares).map((part, at) => Math.min(part, shares[at]?.roomMinor ?? 0));
  const left = wanted - first.reduce((sum, part) => sum + part, 0);
  const more = spread(
    left,
    shares.map(({ key, roomMinor }, at) => ({ key, weightMinor: roomMinor - (first[at] ?? 0) })),
  );
  return first.map((part, at) => part + (more[at] ?? 0));
}
