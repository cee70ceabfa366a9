import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The steps: read the quote, choose an answer, then sign, ask or decline. */
export const STEP_ORDER = ['read', 'choose', 'answer'] as const;
export type Step = (typeof STEP_ORDER)[number];

/** Tracks the current step. Each step is an entry in the browser's history, so that Back returns to the previous step. */
export function useSteps(documentHash: string) {
  const [step, setStep] = useState<Step>(() => parseStep(window.history.state, documentHash));

  useEffect(() => {
    const handlePopState = (event: PopStateEvent) => setStep(parseStep(event.state, documentHash));
    window.addEventListener('popstate', handlePopState);
    return () => window.removeEventListener('popstate', handlePopState);
  }, [documentHash]);

  const go = useCallback(
    (next: Step) => {
      if (parseStep(window.history.state, documentHash) === next) return;
      window.history.pushState({ step: next, of: documentHash }, '');
      setStep(next);
    },
    [documentHash],
  );
  return { step, go };
}

/** Every document starts at `read`. */
function parseStep(state: unknown, documentHash: string): Step {
  const { step, of } = (state ?? {}) as { step?: unknown; of?: unknown };
  return (of === documentHash && STEP_ORDER.find((known) => known === step)) || 'read';
}

/** Resets the history entry after an answer, so that the patient starts at `read` when they come back. */
export function resetSteps(): void {
  window.history.replaceState(null, '');
}

/** Moves the focus to the heading of a step when it appears, so that screen readers announce it. */
export function useStepFocus(step: Step) {
  const steps = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const headings = [...(steps.current?.querySelectorAll<HTMLElement>(`[data-step="${step}"] h1`) ?? [])];
    headings.find((heading) => !heading.closest('[hidden]'))?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
  return steps;
}
