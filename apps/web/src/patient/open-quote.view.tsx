import type { PublicQuote } from '@quillcare/contracts';
import { QuotePaper } from '../shared/quote-paper/quote-paper.view';
import { AcceptForm } from './accept-form.view';
import { ChoiceButtons } from './choice.view';
import { ConfirmDialog } from './confirm-dialog.view';
import type { DateParts } from './date-parts';
import { MessageForm } from './message-form.view';
import { paperOf } from './paper-of';
import type { AnswerReceipt, PatientProblem } from './patient.api';
import type { Practice } from './patient.screen';
import { CHOICE, FORM, TEXTS } from './patient.texts';
import { PrintButton } from './print-button.view';
import { useAnswer } from './use-answer';
import { useFocusedHeading } from './use-focused-heading';

interface OpenQuoteProps {
  token: string;
  practice: Practice;
  quote: PublicQuote;
  dateOfBirth: DateParts | null;
  onAnswered: (receipt: AnswerReceipt) => void;
  onProblem: (problem: PatientProblem) => boolean;
}

/** The quote to read, and then the choice. */
export function OpenQuote({ token, practice, quote, dateOfBirth, onAnswered, onProblem }: OpenQuoteProps) {
  const answer = useAnswer({ token, quote, dateOfBirth, onAnswered, onProblem });
  const heading = useFocusedHeading();
  const { draft } = answer;
  return (
    <>
      <section className="p-card">
        <div className="p-card-top">
          <h1 ref={heading} tabIndex={-1} className="p-title">
            {TEXTS.quote(quote.quoteNumber)}
          </h1>
          <PrintButton />
        </div>
        <QuotePaper quote={paperOf(quote)} />
      </section>
      <section className="p-card p-answer" aria-labelledby="choice-title">
        <h2 id="choice-title" className="p-subtitle">
          {CHOICE.title}
        </h2>
        <p className="p-hint">{CHOICE.intro}</p>
        <ChoiceButtons chosen={draft.choice} onChoose={answer.choose} />
        <AcceptForm hidden={draft.choice !== 'accept'} quote={quote} answer={answer} />
        <MessageForm
          hidden={draft.choice !== 'query'}
          field="queryMessage"
          words={{ ...FORM.query, intro: FORM.query.intro(practice.name) }}
          answer={answer}
        />
        <MessageForm
          hidden={draft.choice !== 'reject'}
          field="rejectionReason"
          words={FORM.reject}
          answer={answer}
        />
      </section>
      <ConfirmDialog quote={quote} answer={answer} />
    </>
  );
}
