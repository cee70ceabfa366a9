import type { Reading, ReadingGroup } from '../../shared/diagnostics/reading';
import { debuggerWords } from './debugger.en';
import { word } from '../../shared/words/words';
import type { TraceStep } from './sign-in.trace';

const TONES = { running: 'info', done: 'success', failed: 'error' } as const;

/** Formats the steps of the last sign-in: start, duration, outcome and log reference. */
export function stepReadings(steps: readonly TraceStep[]): ReadingGroup {
  const readings: Reading[] =
    steps.length === 0
      ? [{ label: word(debuggerWords, 'noStep'), value: word(debuggerWords, 'none') }]
      : steps.flatMap(ofStep);
  return { title: word(debuggerWords, 'steps'), readings };
}

function ofStep({ name, startedAt, tookMs, outcome, status, code, reference, note }: TraceStep): Reading[] {
  const time = new Date(startedAt).toLocaleTimeString('en-AU', { hour12: false });
  const end = [
    word(debuggerWords, `${outcome}`),
    tookMs !== null && word(debuggerWords, 'took', { ms: tookMs }),
  ].filter(Boolean);
  const why = [status, code, note, reference && `${word(debuggerWords, 'reference')} ${reference}`].filter(
    Boolean,
  );
  const step: Reading = { label: `${time} ${name}`, value: end.join(', '), tone: TONES[outcome] };
  return why.length === 0
    ? [step]
    : [step, { label: word(debuggerWords, 'why', { step: name }), value: why.join(', ') }];
}
