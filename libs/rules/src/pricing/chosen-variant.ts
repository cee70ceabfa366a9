/** A group of options as a quote offers it. */
export interface OfferedGroup {
  readonly id: string;
  readonly choose: 'ONE' | 'SEVERAL';
  /** Where one is chosen: none may be. */
  readonly mayBeNone: boolean;
  readonly options: readonly { readonly id: string; readonly name: string }[];
}

/** A combination of options with its total. */
export interface Variant {
  readonly optionIds: readonly string[];
  readonly totalMinor: number;
}

/** Groups of options with every combination priced; the first is the quote as staff wrote it. */
export interface Offer {
  readonly groups: readonly OfferedGroup[];
  readonly variants: readonly Variant[];
}

/** What choosing an option makes of the total; `optionId` null is none of the group. */
export interface OptionPrice {
  readonly optionId: string | null;
  readonly totalMinor: number;
  /** Against what staff chose of the group, all other groups being as chosen now. */
  readonly differenceMinor: number;
}

/** The combination with exactly these options, in any order; null if it is not offered. */
export function variantWith<V extends Pick<Variant, 'optionIds'>>(
  variants: readonly V[],
  optionIds: readonly string[],
): V | null {
  const wanted = textOf(optionIds);
  return variants.find((variant) => textOf(variant.optionIds) === wanted) ?? null;
}

/** A quote or its document as it is with a combination of options. */
export function asVariant<Q extends object, V extends { optionIds: readonly string[] }>(
  quote: Q,
  variant: V | null,
): Q & Partial<Omit<V, 'optionIds'>> {
  if (variant === null) return quote;
  const { optionIds: _ids, ...content } = variant;
  return { ...quote, ...content };
}

/** The chosen options with one of a group switched; of a group of one, it takes the place of the other. */
export function withOption(
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

/** The price of each option of a group, the other groups being as chosen. */
export function optionPrices(offer: Offer, group: OfferedGroup, chosen: readonly string[]): OptionPrice[] {
  const ids = group.options.map(({ id }) => id);
  const others = chosen.filter((id) => !ids.includes(id));
  const first = (offer.variants[0]?.optionIds ?? []).filter((id) => ids.includes(id));
  const totalOf = (own: readonly string[]) =>
    variantWith(offer.variants, [...others, ...own])?.totalMinor ?? offer.variants[0]?.totalMinor ?? 0;
  const priceOf = (optionId: string | null, own: readonly string[], without: readonly string[]) => {
    const totalMinor = totalOf(own);
    return { optionId, totalMinor, differenceMinor: totalMinor - totalOf(without) };
  };
  if (group.choose === 'ONE')
    return [...(group.mayBeNone ? [null] : []), ...ids].map((id) =>
      priceOf(id, id === null ? [] : [id], first),
    );
  const now = chosen.filter((id) => ids.includes(id));
  return ids.map((id) => {
    const rest = now.filter((other) => other !== id);
    return priceOf(id, [...rest, id], rest);
  });
}

function textOf(optionIds: readonly string[]): string {
  return [...new Set(optionIds)].sort().join();
}
