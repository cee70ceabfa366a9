import type { PublicQuote, QuoteChoices } from '@quillcare/contracts';
import { variantWith, type PaperChoices } from '@quillcare/rules';

/** The choices of a quote with what is chosen, as the paper prints them; null where there is no choice. */
export function paperChoices(
  choices: QuoteChoices | null,
  chosen: readonly string[] | null,
): PaperChoices | null {
  if (!choices) return null;
  return {
    groups: choices.groups,
    variants: choices.variants.map(({ optionIds, totals }) => ({ optionIds, totalMinor: totals.totalMinor })),
    chosen: chosen ?? choices.variants[0]?.optionIds ?? [],
  };
}

/** The quote with the chosen combination: what a signature would bind. */
export function withChosen(quote: PublicQuote, optionIds: readonly string[]): PublicQuote {
  const variant = variantWith(quote.choices?.variants ?? [], optionIds);
  if (variant === null) return quote;
  const { lines, totals, surgeries } = variant;
  const procedures = lines
    .filter(({ kind }) => kind === 'SURGEON')
    .map(({ description, totalMinor }) => ({ name: description, finalFee: totalMinor }));
  return { ...quote, lines, totals, surgeries, procedures, totalAmount: totals.totalMinor };
}
