import type { PublicQuote, PublicRevision, PublicVariation, QuoteChoices } from '@quillcare/contracts';
import { findPlaceResults, findVariant, type PaperChoices } from '@quillcare/rules';

/** Returns the quote's choices as the document prints them. Null if there is nothing to choose. */
export function toPaperChoices(
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

/** Returns the quote with the chosen combination: what a signature would commit the patient to. */
export function applyChosenOptions(quote: PublicQuote, optionIds: readonly string[]): PublicQuote {
  const variant = findVariant(quote.choices?.variants ?? [], optionIds);
  if (variant === null) return quote;
  const { lines, totals, surgeries } = variant;
  const procedures = lines
    .filter(({ kind }) => kind === 'SURGEON')
    .map(({ description, totalMinor }) => ({ name: description, finalFee: totalMinor }));
  const placeResults = findPlaceResults(quote, variant);
  return {
    ...quote,
    lines,
    totals,
    placeResults,
    surgeries,
    procedures,
    totalAmount: totals.totalMinor,
    variation: compareChosen(quote.variation, optionIds),
    revised: compareChosen(quote.revised, optionIds),
  };
}

/** Returns what changes from the former version with the chosen combination. */
function compareChosen<C extends PublicVariation | PublicRevision>(
  change: C | null,
  optionIds: readonly string[],
): C | null {
  return change && { ...change, ...findVariant(change.byChoice ?? [], optionIds) };
}
