import type { LineRequest } from './line-request';

/**
 * The lines of a stored quote at the fees that a newly composed one has: base fees, planned time and the fees of
 * the options on each line. What staff typed, added or removed stays as it is, and so does a line or an option
 * that the configuration no longer has. Price the result with `priceQuote` to see what changed.
 */
export function atCurrentPrices(
  stored: readonly LineRequest[],
  fresh: readonly LineRequest[],
): LineRequest[] {
  const current = new Map(fresh.map((line) => [line.key, line]));
  return stored.map((line) => {
    const now = current.get(line.key);
    if (now === undefined || isManual(line)) return line;
    const options = line.options.map((option) => now.options.find(({ id }) => id === option.id) ?? option);
    return { ...line, base: now.base, minutes: now.minutes, options };
  });
}

function isManual({ base }: LineRequest): boolean {
  return base.type === 'AMOUNT' && base.source === 'MANUAL';
}
