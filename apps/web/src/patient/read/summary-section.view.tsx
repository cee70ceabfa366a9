import { PAPER_WORDS } from '@quillcare/rules';
import { PaperBills } from '../../shared/quote-paper/paper-bills.view';
import { PaperFacts } from '../../shared/quote-paper/paper-facts.view';
import { PaperHeadline } from '../../shared/quote-paper/paper-headline.view';
import { Paper } from '../../shared/quote-paper/quote-paper.view';
import { DownloadDocument } from '../document/download.view';
import { Interpreter } from '../interpreter/interpreter.view';
import { getHandedOverQuoteId } from '../signing/tablet';
import { STEPS } from '../steps/steps.en';
import { readerLocale } from '../words/reader';
import { toPaper } from './to-paper';
import { PrintButton } from './print-button.view';
import type { SectionProps } from './quote-sections';
import { READ } from './read.en';

/**
 * The first section: whom the quote is for, the total and who will bill. For a variation or revision only the total, because the
 * changes come next.
 */
export function SummarySection(props: SectionProps) {
  const { practice, quote } = props;
  const paper = toPaper(quote, practice);
  const isChange = quote.variation !== null || quote.revised !== null;
  return (
    <section className="p-card">
      <div className="p-card-top">
        <h1 tabIndex={-1} className="p-number" aria-describedby="step-of-read">
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
          {READ.noRush} {quote.choices && STEPS.optionsNext(practice.name)}
        </p>
      </Paper>
      {!isChange && <Overview {...props} />}
    </section>
  );
}

/** The rest of the summary, shown after the changes of a variation or revision. */
export function OverviewSection(props: SectionProps) {
  return (
    <section className="p-card">
      <Overview {...props} />
    </section>
  );
}

function Overview({ token, practice, quote, onProblem }: SectionProps) {
  const paper = toPaper(quote, practice);
  return (
    <>
      <Paper quote={paper} locale={readerLocale(quote.currency)}>
        <PaperFacts quote={paper} />
        <PaperBills quote={paper} Heading="h2" />
      </Paper>
      <Interpreter token={token} language={quote.interpreterLanguage} onProblem={onProblem} />
      {/* The practice's device offers no download. */}
      {getHandedOverQuoteId() === null && <DownloadDocument {...{ token, onProblem }} kind="QUOTE" />}
    </>
  );
}
