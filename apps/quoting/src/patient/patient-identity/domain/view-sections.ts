import { quoteSection, type QuoteSection } from '@quillcare/contracts';

/** After this long without a signal from an open page, the next one counts as a new view. */
export const SAME_VIEW_MINUTES = 30;
/** Reloading the page within this time counts as the same view. */
export const RELOAD_MINUTES = 5;

/** Sections in page order, without duplicates. */
export function inPageOrder(sections: readonly QuoteSection[]): QuoteSection[] {
  return quoteSection.options.filter((section) => sections.includes(section));
}
