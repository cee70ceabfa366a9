import type { LineRequest } from './line-request';

/**
 * Returns the lines of a stored quote at the fees of a newly composed one: base fees, planned time, and the fees of the options
 * on each line. Whatever staff entered, added or removed is kept, as are lines and options no longer in the configuration. Price
 * the result with `priceQuote` to see what changed.
 */
export function applyCurrentPrices(
  stored: readonly LineRequest[],
  fresh: readonly LineRequest[],
): LineRequest[] {
  const current = new Map(fresh.map((line) => [line.key, line]));
  return stored.map((line) => {
    const now = current.get(line.key);
    if (now === undefined || isManualLine(line)) return line;
    const options = line.options.map((option) => now.options.find(({ id }) => id === option.id) ?? option);
    return { ...line, base: now.base, minutes: now.minutes, options };
  });
}

function isManualLine({ base }: LineRequest): boolean {
  return base.type === 'AMOUNT' && base.source === 'MANUAL';
}
