import { quoteSection, type QuoteSection } from '@quillcare/contracts';

/** After so long without a sign of a page that stays open, the patient is taken to have come back to it. */
export const SAME_VIEW_MINUTES = 30;
/** A page that is loaded again so soon is the same opening. */
export const RELOAD_MINUTES = 5;

/** Sections in the order of the page, each once. */
export function inPageOrder(sections: readonly QuoteSection[]): QuoteSection[] {
  return quoteSection.options.filter((section) => sections.includes(section));
}
