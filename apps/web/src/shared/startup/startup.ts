import { startupWords } from './startup.en';
import { word } from '../words/words';

const STEP_NAMES = ['doctor', 'hospital', 'surgery', 'client'] as const;
export type StepName = (typeof STEP_NAMES)[number];

const STEP_PATHS: Record<StepName, string> = {
  doctor: '/doctors/new',
  hospital: '/hospitals/new',
  surgery: '/surgeries/new',
  client: '/clients/new',
};

/** How many of each the practice has. Null while unknown. */
export type RecordCounts = Record<StepName | 'quote', number | null>;

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

/** Returns the practice's progress towards its first quote. The next step is the first that is not done. */
export function toStartup(counts: RecordCounts): Startup {
  const isDone = (name: StepName) => (counts[name] ?? 0) > 0;
  const next = STEP_NAMES.find((name) => !isDone(name));
  const steps = STEP_NAMES.map((name): Step => {
    const state = isDone(name) ? 'done' : name === next ? 'next' : 'open';
    return {
      name,
      title: word(startupWords, `steps.${name}.title`),
      why: word(startupWords, `steps.${name}.why`),
      action: word(startupWords, `steps.${name}.action`),
      to: STEP_PATHS[name],
      state,
    };
  });
  const done = steps.filter(({ state }) => state === 'done').length;
  return { steps, done, isComplete: done === steps.length, hasQuoted: (counts.quote ?? 0) > 0 };
}
