import { createChanges } from '../../shared/changes/changes';
import { isProblem } from '../../shared/api/problem';
import { SignInFailure } from './sign-in-problem';

/** One step of a sign-in: start, duration and outcome. Holds nothing that identifies the user. */
export interface TraceStep {
  name: string;
  startedAt: number;
  tookMs: number | null;
  outcome: 'running' | 'done' | 'failed';
  status?: number;
  code?: string;
  /** Correlation id of the response, by which support finds it in the server log. */
  reference?: string;
  note?: string;
}

let steps: readonly TraceStep[] = [];
const changes = createChanges();

function set(next: readonly TraceStep[]): void {
  steps = next;
  changes.announce();
}

/** Starts a new trace and discards the previous one. */
export function beginTrace(): void {
  set([]);
}

/** Runs one step of the sign-in and records its outcome. */
export async function traced<T>(name: string, work: () => Promise<T>): Promise<T> {
  const startedAt = Date.now();
  const at = steps.length;
  const step: TraceStep = { name, startedAt, tookMs: null, outcome: 'running' };
  set([...steps, step]);
  const finish = (end: Partial<TraceStep>) => {
    // A late step of an earlier sign-in is no longer part of the trace.
    if (steps[at] !== step) return;
    set(steps.with(at, { ...step, tookMs: Date.now() - startedAt, ...end }));
  };
  try {
    const result = await work();
    finish({ outcome: 'done' });
    return result;
  } catch (error) {
    finish({ outcome: 'failed', ...factsOf(error) });
    throw error;
  }
}

function factsOf(error: unknown): Partial<TraceStep> {
  if (isProblem(error)) {
    const { status, code, correlationId, isUnreachable } = error;
    return { code, ...(isUnreachable ? {} : { status }), reference: correlationId || undefined };
  }
  if (error instanceof SignInFailure) return { note: error.message };
  return { note: String((error as { name?: unknown } | null)?.name ?? 'Error') };
}

export function traceSteps(): readonly TraceStep[] {
  return steps;
}

export function useTrace(): readonly TraceStep[] {
  return changes.useValue(traceSteps);
}
