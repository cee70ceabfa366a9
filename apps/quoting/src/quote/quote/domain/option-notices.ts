import type { PricedLine, Quote } from '@quillcare/contracts';
import type { PriceList } from './price-list';
import type { PricingRequest } from './pricing-request';

type Notice = Quote['notices'][number];

/**
 * Adapts a composition's notices to the quote: options no longer offered stay on the lines that have them, and removed surgeries
 * and options get the names known from the draft's lines.
 */
export function adaptNotices(
  notices: readonly Notice[],
  { stored }: PricingRequest,
  lines: readonly PricedLine[],
  prices: PriceList,
): Notice[] {
  const discontinued = discontinuedOptions(lines, prices);
  const ids = new Set(discontinued.map(({ id }) => id));
  const known = (stored?.lines ?? []).flatMap(({ options, base }) => [...options, base.from]);
  const nameOf = (id: string) => known.find((one) => one.id === id)?.name ?? id;
  return [
    ...notices
      .filter(({ code, name }) => code !== 'OPTION_UNKNOWN' || !ids.has(name))
      .map((notice) => ({ ...notice, name: nameOf(notice.name) })),
    ...discontinued.map(({ surgeryId, name }): Notice => ({ code: 'OPTION_KEPT', surgeryId, name })),
  ];
}

/** Options on lines of known surgeries that their lists no longer offer, without duplicates. */
function discontinuedOptions(lines: readonly PricedLine[], { configurations }: PriceList) {
  const found = lines.flatMap(({ surgeryId, options }) => {
    const configuration = configurations.find((one) => one.surgeryId === surgeryId);
    if (!configuration || surgeryId === null) return [];
    const offered = configuration.optionGroups.flatMap((group) =>
      group.options.filter(({ isActive }) => isActive),
    );
    return options
      .filter((option) => !offered.some(({ id }) => id === option.id))
      .map(({ id, name }) => ({ id, surgeryId, name }));
  });
  return [...new Map(found.map((option) => [option.id, option])).values()];
}
