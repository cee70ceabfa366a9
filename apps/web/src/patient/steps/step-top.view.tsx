import { STEP_ORDER, type Step } from './use-steps';
import { STEPS } from './steps.en';

interface StepOfProps {
  /** By which the heading that follows is described. */
  id: string;
  step: Step;
  quoteNumber?: string;
}

/** How far the person has come. */
export function StepOf({ id, step, quoteNumber }: StepOfProps) {
  const place = STEPS.of(STEP_ORDER.indexOf(step) + 1, STEP_ORDER.length);
  return (
    <p id={id} className="p-step-of p-screen-only">
      {quoteNumber === undefined ? place : `${place} · ${quoteNumber}`}
    </p>
  );
}
