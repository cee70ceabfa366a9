import { TermsText } from '../../shared/terms-text/terms-text.view';
import type { SectionProps } from '../read/quote-sections';

/** Prints the terms after the quote. On screen they open where the patient agrees to them. */
export function PrintedTerms({ quote }: SectionProps) {
  if (!quote.terms) return null;
  return (
    <section className="p-card p-terms-print">
      <h2 className="p-subtitle">{quote.terms.title}</h2>
      <TermsText text={quote.terms.text} level={3} />
    </section>
  );
}
