import { startupTexts } from './startup.texts';

export const STEP_NAMES = ['doctor', 'hospital', 'surgery', 'client'] as const;
export type StepName = (typeof STEP_NAMES)[number];

/** How many of each the practice has; null while unknown. */
export type Counts = Record<StepName | 'quote', number | null>;

export type StepState = 'done' | 'next' | 'open';

export interface Step {
  name: StepName;
  title: string;
  why: string;
  action: string;
  to: string;
  state: StepState;
}

export interface Startup {
  steps: Step[];
  done: number;
  isComplete: boolean;
  hasQuoted: boolean;
}

/** The practice's progress to its first quote: the next step is the first that is not done. */
export function startupOf(counts: Counts): Startup {
  const isDone = (name: StepName) => (counts[name] ?? 0) > 0;
  const next = STEP_NAMES.find((name) => !isDone(name));
  const steps = STEP_NAMES.map((name): Step => {
    const state = isDone(name) ? 'done' : name === next ? 'next' : 'open';
    return { name, ...startupTexts.steps[name], state };
  });
  const done = steps.filter(({ state }) => state === 'done').length;
  return { steps, done, isComplete: done === steps.length, hasQuoted: (counts.quote ?? 0) > 0 };
}
