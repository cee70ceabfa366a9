import type { PublicQuote } from '@quillcare/contracts';
import { buildHeadline, PAPER_WORDS } from '@quillcare/rules';
import { Button } from '../frame/button.view';
import type { Practice } from '../frame/patient.screen';
import { toPaper } from '../read/to-paper';
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
  const { lead, pay, total } = buildHeadline(toPaper(quote, practice), readerFormats(quote.currency).money);
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
        <Button look="primary" onClick={onNext}>
          {STEPS.next}
        </Button>
      ) : (
        // The previous step is the previous entry in the browser's history.
        <Button onClick={() => window.history.back()}>{STEPS.back}</Button>
      )}
    </div>
  );
}
