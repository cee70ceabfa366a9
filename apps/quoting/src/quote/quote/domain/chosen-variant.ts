import { invalidInput, quoteLine, type PricedLine, type QuoteChoices } from '@quillcare/contracts';
import { findPlaceResults, findVariant } from '@quillcare/rules';
import { namedSurgeries } from './chosen-surgeries';
import type { QuoteDocument } from './quote-document';
import type { QuoteChoicesState, QuoteContent, StoredVariant } from './quote.state';

/** One combination of options in a frozen document, with its lines and totals. */
export type DocumentVariant = QuoteChoices['variants'][number];

type QuoteOptions = Pick<QuoteContent, 'lines' | 'choices'>;

/** The patient's choices as frozen with the document, without the data prices are computed from. */
export function freezeChoices({ lines, choices }: QuoteOptions): QuoteChoices | null {
  if (choices === null) return null;
  return {
    groups: choices.groups,
    variants: choices.variants.map((variant) => {
      const own = linesOf(lines, variant);
      return {
        optionIds: variant.optionIds,
        surgeries: namedSurgeries({ surgeries: variant.surgeries, lines: own }),
        lines: own.map((line) => quoteLine.parse(line)),
        totals: variant.totals,
        ...(variant.placeResults !== undefined && { placeResults: variant.placeResults }),
      };
    }),
  };
}

/**
 * The combination chosen in an answer. Null if the document offers no choice. Throws unless the options match exactly one of the
 * frozen combinations.
 */
export function chosenVariant(
  { choices }: Pick<QuoteDocument, 'choices'>,
  optionIds: readonly string[] | null | undefined,
): DocumentVariant | null {
  const refused = (message: string) => invalidInput({ path: 'optionIds', message });
  if (!choices) {
    if (optionIds?.length) throw refused('This quote has no options to choose from');
    return null;
  }
  if (!optionIds) throw refused('Please choose from the options of this quote');
  const known = new Set(choices.groups.flatMap(({ options }) => options.map(({ id }) => id)));
  if (optionIds.some((id) => !known.has(id))) throw refused('This option is not part of the quote');
  const variant = findVariant(choices.variants, optionIds);
  if (variant === null) throw refused('Please choose from each group of options');
  return variant;
}

/** The document as signed, with the chosen combination in place of the staff's default. */
export function withVariant<D extends Partial<QuoteDocument>>(
  document: D,
  variant: DocumentVariant | null,
): D {
  if (variant === null) return document;
  const { lines, totals, surgeries } = variant;
  return { ...document, lines, totals, surgeries, placeResults: findPlaceResults(document, variant) };
}

/** The chosen options for the audit note. Empty if there was nothing to choose. */
export function describeChoices(
  { choices }: Pick<QuoteDocument, 'choices'>,
  variant: Pick<DocumentVariant, 'optionIds'> | null,
): string[] {
  if (!choices || !variant) return [];
  const options = choices.groups.flatMap((group) => group.options);
  const names = options.filter(({ id }) => variant.optionIds.includes(id)).map(({ name }) => name);
  return [`Chose: ${names.length === 0 ? 'no options' : names.join(', ')}`];
}

/** The quote with the chosen combination as its own lines, figures and surgeries. */
export function withChosenVariant<Q extends QuoteContent>(
  quote: Q,
  variant: Pick<DocumentVariant, 'optionIds'> | null,
): Q {
  const { choices, lines } = quote;
  if (choices === null || variant === null) return quote;
  const chosen = findVariant(choices.variants, variant.optionIds);
  if (chosen === null) throw new Error('A choice was accepted that the quote does not offer');
  const own = linesOf(lines, chosen);
  return {
    ...quote,
    surgeries: chosen.surgeries,
    lines: own,
    totals: chosen.totals,
    totalMinor: chosen.totalMinor,
    placeResults: findPlaceResults(quote, chosen),
    discount: chosen.discount,
    choices: reorderVariants(choices, chosen, lines, own),
  };
}

/** The same combinations, starting with the one that is now the quote's own. */
function reorderVariants(
  { groups, variants }: QuoteChoicesState,
  first: StoredVariant,
  before: readonly PricedLine[],
  own: readonly PricedLine[],
): QuoteChoicesState {
  const texts = own.map((line) => JSON.stringify(line));
  const rebased = [first, ...variants.filter((variant) => variant !== first)].map((variant) => ({
    ...variant,
    changedLines: linesOf(before, variant).filter((line, at) => JSON.stringify(line) !== texts[at]),
  }));
  return { groups, variants: rebased };
}

export function linesOf(lines: readonly PricedLine[], { changedLines }: StoredVariant): PricedLine[] {
  const changed = new Map(changedLines.map((line) => [line.key, line]));
  return lines.map((line) => changed.get(line.key) ?? line);
}
