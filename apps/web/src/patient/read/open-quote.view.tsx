import { useEffect } from 'react';
import { useAnswer, type AnswerOptions } from '../answer/use-answer';
import { FRAME } from '../frame/frame.en';
import { StepBar } from '../steps/step-bar.view';
import { StepOf } from '../steps/step-top.view';
import { STEPS } from '../steps/steps.en';
import { useReplaced } from '../steps/use-replaced';
import { STEP_ORDER, useStepFocus, useSteps, type Step } from '../steps/use-steps';
import { useReachedSections } from '../views/use-reached-sections';
import { SECTIONS, type SectionProps } from './quote-sections';

type OpenQuoteProps = Omit<AnswerOptions, 'go'> &
  Pick<SectionProps, 'practice' | 'reload'> & { isReplaced: boolean };

/**
 * Shows the quote to read, then the choice, then the answer, each as a separate step. All steps stay mounted, so that nothing
 * drawn or typed is lost and every step prints the whole quote.
 */
export function OpenQuote({ practice, reload, isReplaced, ...options }: OpenQuoteProps) {
  const { token, quote, onProblem } = options;
  const steps = useSteps(quote.documentHash);
  const answer = useAnswer({ ...options, go: steps.go });
  // After a reload the choice may be gone, and with it the form of the answer step.
  const at: Step = steps.step === 'answer' && answer.choice === null ? 'choose' : steps.step;
  const container = useStepFocus(at);
  const sections = SECTIONS.filter(({ applies }) => applies?.(quote) ?? true);
  useReachedSections(
    token,
    sections.flatMap(({ id }) => id ?? []),
  );
  useReplaced(token, quote.messageCount === 0 && !isReplaced, onProblem);
  useEffect(() => {
    const place = STEPS.of(STEP_ORDER.indexOf(at) + 1, STEP_ORDER.length);
    document.title = `${at === 'read' ? FRAME.forPatients : place} – ${practice.name}`;
  }, [at, practice.name]);
  const shared = { token, practice, answer, reload, onProblem, go: steps.go };
  return (
    <div ref={container}>
      {STEP_ORDER.map((step) => (
        <div key={step} data-step={step} className="p-step" hidden={step !== at}>
          {step === 'read' && <StepOf id="step-of-read" step={step} />}
          {step === 'choose' && (
            <>
              <StepOf id="step-of-choose" step={step} quoteNumber={quote.quoteNumber} />
              <h1 tabIndex={-1} className="p-title p-screen-only" aria-describedby="step-of-choose">
                {STEPS.choose}
              </h1>
            </>
          )}
          {sections.map(
            ({ id, step: own, View }, place) =>
              own === step && (
                <div key={place} className="p-section" data-section={id ?? undefined}>
                  <View {...shared} quote={answer.shown} />
                </div>
              ),
          )}
        </div>
      ))}
      <StepBar step={at} quote={answer.shown} practice={practice} onNext={() => steps.go('choose')} />
    </div>
  );
}
