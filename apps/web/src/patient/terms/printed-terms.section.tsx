import { TermsText } from '../../shared/terms-text/terms-text.view';
import type { SectionProps } from '../read/quote-sections';

/** On paper the terms stand behind the quote; on the screen they open where they are agreed to. */
export function PrintedTerms({ quote }: SectionProps) {
  if (!quote.terms) return null;
  return (
    <section className="p-card p-terms-print">
      <h2 className="p-subtitle">{quote.terms.title}</h2>
      <TermsText text={quote.terms.text} level={3} />
    </section>
  );
}
