import type { PublicQuote } from '@quillcare/contracts';
import { headlineOf, PAPER_WORDS } from '@quillcare/rules';
import type { Practice } from '../frame/patient.screen';
import { paperOf } from '../read/paper-of';
import { readerFormats } from '../words/reader';
import { STEPS } from './steps.en';
import type { Step } from './use-steps';

interface StepBarProps {
  step: Step;
  quote: PublicQuote;
  practice: Practice;
  onNext: () => void;
}

/** Bar with the total and the buttons to continue or go back, visible in every step. */
export function StepBar({ step, quote, practice, onNext }: StepBarProps) {
  const { lead, pay, total } = headlineOf(paperOf(quote, practice), readerFormats(quote.currency).money);
  return (
    <div className="p-bar p-screen-only">
      <p className="p-bar-total">
        <span>{lead}</span>{' '}
        <strong>
          {pay}
          {total !== null && ` ${PAPER_WORDS.of} ${total}`}
        </strong>
      </p>
      {step === 'read' ? (
        <button type="button" className="p-button p-button-primary" onClick={onNext}>
          {STEPS.next}
        </button>
      ) : (
        // The previous step is the previous entry in the browser's history.
        <button type="button" className="p-button" onClick={() => window.history.back()}>
          {STEPS.back}
        </button>
      )}
    </div>
  );
}
