import { TermsText } from '../../shared/terms-text/terms-text.view';
import { Card } from '../frame/card.view';
import type { SectionProps } from '../read/quote-sections';

/** Prints the terms after the quote. On screen they open where the patient agrees to them. */
export function PrintedTerms({ quote }: SectionProps) {
  if (!quote.terms) return null;
  return (
    <Card title={quote.terms.title} className="p-terms-print">
      <TermsText text={quote.terms.text} level={3} />
    </Card>
  );
}
