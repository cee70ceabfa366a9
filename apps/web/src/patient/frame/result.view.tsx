import type { PatientResponseKind, PublicQuote } from '@quillcare/contracts';
import { PAPER_WORDS } from '@quillcare/rules';
import { whenOf } from '../words/reader';
import { Afterwards } from './afterwards.view';
import { nextSteps } from './next-steps';
import type { Practice } from './patient.screen';
import { CHANGE_SIGNED, RESULT, RESULTS } from './results.en';
import { useFocusedHeading } from './use-focused-heading';

interface ResultProps {
  token: string;
  practice: Practice;
  response: PatientResponseKind;
  respondedAt: string;
  quote: PublicQuote;
  reload: () => void;
}

export function ResultScreen({ token, practice, response, respondedAt, quote, reload }: ResultProps) {
  const heading = useFocusedHeading();
  const words = RESULTS[response];
  const isChange = response === 'accept' && quote.variation !== null;
  return (
    <>
      <section className={`p-card p-result p-result-${response}`}>
        <h1 ref={heading} tabIndex={-1} className="p-title">
          {words.title}
        </h1>
        <p className="p-lead">
          {isChange ? CHANGE_SIGNED.message(practice.name) : words.message(practice.name)}
        </p>
        <p className="p-hint">
          {PAPER_WORDS.quote(quote.quoteNumber)} · {RESULT.when(whenOf(respondedAt))}
        </p>
        <h2 className="p-subtitle">{RESULT.next}</h2>
        <ol className="p-next">
          {nextSteps(response, practice, quote, respondedAt).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {response === 'query' && (
          <div className="p-actions">
            <button type="button" className="p-button" onClick={reload}>
              {RESULT.back}
            </button>
          </div>
        )}
      </section>
      <Afterwards {...{ token, practice, response, quote, reload }} view={null} />
    </>
  );
}
