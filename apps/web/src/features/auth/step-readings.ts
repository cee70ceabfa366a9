import type { Reading, ReadingGroup } from '../../shared/diagnostics/reading';
import { debuggerTexts } from './debugger.texts';
import type { TraceStep } from './sign-in.trace';

const TONES = { running: 'info', done: 'success', failed: 'error' } as const;

/** The steps of the last sign-in: when, how long, how it ended, and where support finds it in the log. */
export function stepReadings(steps: readonly TraceStep[]): ReadingGroup {
  const readings: Reading[] =
    steps.length === 0 ? [{ label: debuggerTexts.noStep, value: debuggerTexts.none }] : steps.flatMap(ofStep);
  return { title: debuggerTexts.steps, readings };
}

function ofStep({ name, startedAt, tookMs, outcome, status, code, reference, note }: TraceStep): Reading[] {
  const time = new Date(startedAt).toLocaleTimeString('en-AU', { hour12: false });
  const end = [debuggerTexts[outcome], tookMs !== null && debuggerTexts.took(tookMs)].filter(Boolean);
  const why = [status, code, note, reference && `${debuggerTexts.reference} ${reference}`].filter(Boolean);
  const step: Reading = { label: `${time} ${name}`, value: end.join(', '), tone: TONES[outcome] };
  return why.length === 0 ? [step] : [step, { label: debuggerTexts.why(name), value: why.join(', ') }];
}
