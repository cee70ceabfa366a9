import type { PublicQuote } from '@quillcare/contracts';
import { QuotePaper } from '../shared/quote-paper/quote-paper.view';
import { paperOf, whenOf } from './paper-of';
import type { Practice } from './patient.screen';
import { PrintButton } from './print-button.view';
import { ANSWERED, RESULT, RESULTS } from './result.texts';
import { useFocusedHeading } from './use-focused-heading';

interface AnsweredProps {
  practice: Practice;
  response: 'accept' | 'reject';
  respondedAt: string;
  quote: PublicQuote | null;
}

/** For a link that was already answered: what was answered and when, and the quote if it may be shown. */
export function AnsweredScreen({ practice, response, respondedAt, quote }: AnsweredProps) {
  const heading = useFocusedHeading();
  const words = RESULTS[response];
  return (
    <>
      <section className={`p-card p-result p-result-${response}`}>
        <h1 ref={heading} tabIndex={-1} className="p-title">
          {words.title}
        </h1>
        <p className="p-lead">{ANSWERED[response](whenOf(respondedAt))}</p>
        <h2 className="p-subtitle">{RESULT.next}</h2>
        <ol className="p-next">
          {words
            .next(practice.name, quote?.client.email ?? practice.email)
            .slice(0, 1)
            .map((step) => (
              <li key={step}>{step}</li>
            ))}
        </ol>
      </section>
      {quote && (
        <section className="p-card">
          <div className="p-card-top">
            <h2 className="p-subtitle">{RESULT.theQuote}</h2>
            <PrintButton />
          </div>
          <QuotePaper quote={paperOf(quote)} headingLevel={3} />
        </section>
      )}
    </>
  );
}
