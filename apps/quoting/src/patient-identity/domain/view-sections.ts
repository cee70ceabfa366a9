import { quoteSection, type QuoteSection } from '@quillcare/contracts';

/** After so long without a sign of the page, the patient is taken to have opened it again. */
export const SAME_VIEW_MINUTES = 30;

/** Sections in the order of the page, each once. */
export function inPageOrder(sections: readonly QuoteSection[]): QuoteSection[] {
  return quoteSection.options.filter((section) => sections.includes(section));
}
