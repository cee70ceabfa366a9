import { PAPER_WORDS } from '@quillcare/rules';
import { PaperBills } from '../../shared/quote-paper/paper-bills.view';
import { PaperFacts } from '../../shared/quote-paper/paper-facts.view';
import { PaperHeadline } from '../../shared/quote-paper/paper-headline.view';
import { Paper } from '../../shared/quote-paper/quote-paper.view';
import { DownloadDocument } from '../document/download.view';
import { Interpreter } from '../interpreter/interpreter.view';
import { useFocusedHeading } from '../frame/use-focused-heading';
import { handedOverQuote } from '../signing/tablet';
import { readerLocale } from '../words/reader';
import { paperOf } from './paper-of';
import { PrintButton } from './print-button.view';
import type { SectionProps } from './quote-sections';
import { READ } from './read.en';

/** The first screen: for whom, what it comes to, and who will bill it. */
export function SummarySection({ token, practice, quote, onProblem }: SectionProps) {
  const heading = useFocusedHeading();
  const paper = paperOf(quote, practice);
  return (
    <section className="p-card">
      <div className="p-card-top">
        <h1 ref={heading} tabIndex={-1} className="p-number">
          {PAPER_WORDS.quote(quote.quoteNumber)}
        </h1>
        <PrintButton />
      </div>
      <p className="p-greeting p-screen-only">
        {(quote.variation ? READ.greetingOfChange : READ.greeting)(quote.client.firstName)}
      </p>
      {READ.translated && <p className="p-hint">{READ.translated}</p>}
      <Paper quote={paper} locale={readerLocale(quote.currency)}>
        <PaperHeadline quote={paper} />
        <p className="p-jump p-screen-only">
          {READ.noRush} <a href="#choice-title">{READ.toAnswer}</a>
        </p>
        <PaperFacts quote={paper} />
        <PaperBills quote={paper} Heading="h2" />
      </Paper>
      <Interpreter token={token} language={quote.interpreterLanguage} onProblem={onProblem} />
      {/* Nothing is taken along from a device of the practice. */}
      {handedOverQuote() === null && <DownloadDocument token={token} kind="QUOTE" />}
    </section>
  );
}
