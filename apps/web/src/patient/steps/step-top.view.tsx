import { STEP_ORDER, type Step } from './use-steps';
import { STEPS } from './steps.en';

interface StepOfProps {
  /** Id for the `aria-describedby` of the heading that follows. */
  id: string;
  step: Step;
  quoteNumber?: string;
}

export function StepOf({ id, step, quoteNumber }: StepOfProps) {
  const place = STEPS.of(STEP_ORDER.indexOf(step) + 1, STEP_ORDER.length);
  return (
    <p id={id} className="p-step-of p-screen-only">
      {quoteNumber === undefined ? place : `${place} · ${quoteNumber}`}
    </p>
  );
}
