export interface OfferedGroup {
  readonly id: string;
  readonly choose: 'ONE' | 'SEVERAL';
  /** If one is to be chosen, whether choosing none is allowed. */
  readonly mayBeNone: boolean;
  readonly options: readonly { readonly id: string; readonly name: string }[];
}

/** A combination of options and its total in minor units. */
export interface Variant {
  readonly optionIds: readonly string[];
  readonly totalMinor: number;
}

/** Groups of options with every combination priced. The first combination is the quote as staff wrote it. */
export interface Offer {
  readonly groups: readonly OfferedGroup[];
  readonly variants: readonly Variant[];
}

/** The total that results from choosing an option, in minor units. `optionId` is null for none of the group. */
export interface OptionPrice {
  readonly optionId: string | null;
  readonly totalMinor: number;
  /** Difference from what staff chose in this group, with the current choice in all other groups. */
  readonly differenceMinor: number;
}

/** Returns the combination with exactly these options, in any order, or null if it is not offered. */
export function findVariant<V extends Pick<Variant, 'optionIds'>>(
  variants: readonly V[],
  optionIds: readonly string[],
): V | null {
  const key = toVariantKey(optionIds);
  return variants.find((variant) => toVariantKey(variant.optionIds) === key) ?? null;
}

/** Returns a quote or its document with a combination of options applied. */
export function applyVariant<Q extends object, V extends { optionIds: readonly string[] }>(
  quote: Q,
  variant: V | null,
): Q & Partial<Omit<V, 'optionIds'>> {
  if (variant === null) return quote;
  const { optionIds: _ids, ...content } = variant;
  return { ...quote, ...content };
}

/**
 * Returns what the patient would pay in either place with a combination. Combinations stored before this was recorded have no
 * `placeResults`; the quote's own, which come first, then have the quote's, and the others are unknown.
 */
export function findPlaceResults<P>(
  quote: {
    readonly placeResults?: P | null | undefined;
    readonly choices?: { readonly variants: readonly object[] } | null | undefined;
  },
  variant: { readonly placeResults?: P | null | undefined },
): P | null {
  if (variant.placeResults !== undefined) return variant.placeResults;
  return variant === quote.choices?.variants[0] ? (quote.placeResults ?? null) : null;
}

/** Returns the chosen options with one option of a group toggled. In a group of which one is chosen, it replaces the other. */
export function toggleOption(
  chosen: readonly string[],
  { choose, options }: OfferedGroup,
  optionId: string | null,
): string[] {
  const own = new Set(options.map(({ id }) => id));
  if (choose === 'ONE')
    return [...chosen.filter((id) => !own.has(id)), ...(optionId === null ? [] : [optionId])];
  if (optionId === null) return [...chosen];
  return chosen.includes(optionId) ? chosen.filter((id) => id !== optionId) : [...chosen, optionId];
}

/** Returns the price of each option of a group, with the current choice in the other groups. */
export function calculateOptionPrices(
  offer: Offer,
  group: OfferedGroup,
  chosen: readonly string[],
): OptionPrice[] {
  const ids = group.options.map(({ id }) => id);
  const others = chosen.filter((id) => !ids.includes(id));
  const first = (offer.variants[0]?.optionIds ?? []).filter((id) => ids.includes(id));
  const findTotal = (own: readonly string[]) =>
    findVariant(offer.variants, [...others, ...own])?.totalMinor ?? offer.variants[0]?.totalMinor ?? 0;
  const buildPrice = (optionId: string | null, own: readonly string[], without: readonly string[]) => {
    const totalMinor = findTotal(own);
    return { optionId, totalMinor, differenceMinor: totalMinor - findTotal(without) };
  };
  if (group.choose === 'ONE')
    return [...(group.mayBeNone ? [null] : []), ...ids].map((id) =>
      buildPrice(id, id === null ? [] : [id], first),
    );
  const now = chosen.filter((id) => ids.includes(id));
  return ids.map((id) => {
    const rest = now.filter((other) => other !== id);
    return buildPrice(id, [...rest, id], rest);
  });
}

function toVariantKey(optionIds: readonly string[]): string {
  return [...new Set(optionIds)].sort().join();
}
