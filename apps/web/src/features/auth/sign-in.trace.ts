import { createChanges } from '../../shared/changes/changes';
import { isProblem } from '../../shared/api/problem';
import { SignInFailure } from './sign-in-problem';

/** A step of a sign-in: when, how long, and how it ended. It holds nothing of who signed in. */
export interface TraceStep {
  name: string;
  startedAt: number;
  tookMs: number | null;
  outcome: 'running' | 'done' | 'failed';
  status?: number;
  code?: string;
  /** The correlation id of the answer, which support finds in the server's log. */
  reference?: string;
  note?: string;
}

let steps: readonly TraceStep[] = [];
const changes = createChanges();

function set(next: readonly TraceStep[]): void {
  steps = next;
  changes.announce();
}

/** A new sign-in begins: what is known of the one before is forgotten. */
export function beginTrace(): void {
  set([]);
}

/** Does a step of the sign-in and takes down how it went. */
export async function traced<T>(name: string, work: () => Promise<T>): Promise<T> {
  const startedAt = Date.now();
  const at = steps.length;
  const step: TraceStep = { name, startedAt, tookMs: null, outcome: 'running' };
  set([...steps, step]);
  const finish = (end: Partial<TraceStep>) => {
    // A step of an earlier sign-in may end late: it has no place any more.
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
