import { Glossary } from '../../shared/quote-paper/glossary.view';
import { PaperLines } from '../../shared/quote-paper/paper-lines.view';
import { Paper } from '../../shared/quote-paper/quote-paper.view';
import { readerLocale } from '../words/reader';
import { paperOf } from './paper-of';
import type { SectionProps } from './quote-sections';

/** Lists the line items with the practice's note, and explains the terms used. */
export function LinesSection({ practice, quote }: SectionProps) {
  const paper = paperOf(quote, practice);
  return (
    <section className="p-card">
      <Paper quote={paper} locale={readerLocale(quote.currency)}>
        <PaperLines quote={paper} Heading="h2" />
        <Glossary quote={paper} />
      </Paper>
    </section>
  );
}
