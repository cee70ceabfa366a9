import type { PatientResponseKind, PublicQuote } from '@quillcare/contracts';
import { whenOf } from './paper-of';
import type { Practice } from './patient.screen';
import { TEXTS } from './patient.texts';
import { RESULT, RESULTS } from './result.texts';
import { useFocusedHeading } from './use-focused-heading';

interface ResultProps {
  practice: Practice;
  response: PatientResponseKind;
  respondedAt: string;
  quote: PublicQuote;
  /** Set if the quote stays open. */
  onBack?: () => void;
}

/** The result of the answer, and what happens next. */
export function ResultScreen({ practice, response, respondedAt, quote, onBack }: ResultProps) {
  const heading = useFocusedHeading();
  const words = RESULTS[response];
  return (
    <section className={`p-card p-result p-result-${response}`}>
      <h1 ref={heading} tabIndex={-1} className="p-title">
        {words.title}
      </h1>
      <p className="p-lead">{words.message(practice.name)}</p>
      <p className="p-hint">
        {TEXTS.quote(quote.quoteNumber)} · {RESULT.when(whenOf(respondedAt))}
      </p>
      <h2 className="p-subtitle">{RESULT.next}</h2>
      <ol className="p-next">
        {words.next(practice.name, quote.client.email).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {onBack && (
        <div className="p-actions">
          <button type="button" className="p-button" onClick={onBack}>
            {RESULT.back}
          </button>
        </div>
      )}
    </section>
  );
}
