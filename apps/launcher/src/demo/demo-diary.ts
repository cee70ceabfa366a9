import { AppError, noteDemoCall, recallDemoStep, type ResultOf } from '@quillcare/contracts';
import { again } from '@quillcare/service-kit';
import type { CallAs, KeyedCallAs } from './call-as';

type Noted = ResultOf<typeof recallDemoStep>['calls'][number];

const LAUNCHER = { kind: 'service', service: 'launcher' } as const;
/** How long a call is retried while a server or service is slow or unavailable. */
const PATIENCE_MS = 120_000;
const TEMPORARY = ['DEADLINE_EXCEEDED', 'SERVICE_UNAVAILABLE', 'REQUEST_IN_PROGRESS'];

/** A step of the demo that could not be carried out. */
export class DemoStepError extends Error {
  constructor(
    readonly step: string,
    cause: unknown,
  ) {
    super(`${step} could not be added: ${reasonOf(cause)}`, { cause });
  }
}

/** Includes the field errors. The input is the demo's own, so no form shows them to a user. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown failure';
  const fields = (cause instanceof AppError ? cause.errors : undefined) ?? [];
  return [cause.message, ...fields.map(({ path, message }) => `${path}: ${message}`)].join(' ');
}

/**
 * Records each call the demo makes, with its result. If a start is interrupted, the next one repeats the same steps: recorded
 * calls are not made again but return the recorded result, and a call whose record was lost is made with the same idempotency key
 * and so carried out once. A step must therefore make its calls sequentially, and its requests may depend only on their results
 * and on the day the demo was started.
 */
export class DemoDiary {
  constructor(
    private readonly callAs: KeyedCallAs,
    private readonly organisationId: string,
  ) {}

  /** Runs a step, recording its calls under its name. */
  async step<T>(step: string, work: (callAs: CallAs) => Promise<T>): Promise<T> {
    try {
      return await work(this.notedCalls(step, await this.recalled(step)));
    } catch (error) {
      throw new DemoStepError(step, error);
    }
  }

  private notedCalls(step: string, noted: Map<number, Noted>): CallAs {
    let calls = 0;
    return (principal) => async (operation, request) => {
      calls += 1;
      const call = calls;
      const known = noted.get(call);
      if (known) return answerOf(known, operation.name);
      const key = `demo: ${step} ${call}`;
      const result = await patiently(() => this.callAs(principal, key)(operation, request));
      await this.note({ step, call, operation: operation.name, result: JSON.stringify(result) });
      return result;
    };
  }

  private async recalled(step: string): Promise<Map<number, Noted>> {
    const body = { organisationId: this.organisationId, step };
    const { calls } = await patiently(() => this.callAs(LAUNCHER)(recallDemoStep, { body }));
    return new Map(calls.map((noted) => [noted.call, noted]));
  }

  private async note(call: Noted & { step: string }): Promise<void> {
    const body = { organisationId: this.organisationId, ...call };
    await patiently(() => this.callAs(LAUNCHER)(noteDemoCall, { body }));
  }
}

function answerOf<T>({ operation, result }: Noted, asked: string): T {
  if (operation !== asked)
    throw new Error(
      'it was begun by another version of Quillcare. Start with an empty database to get all of it.',
    );
  return JSON.parse(result) as T;
}

/** Retries an idempotent call while it fails because something is slow or unavailable. */
export function patiently<T>(work: () => Promise<T>): Promise<T> {
  const isTemporary = (error: unknown): boolean =>
    error instanceof AppError && TEMPORARY.includes(error.code);
  return again(work, { isTemporary, forMs: PATIENCE_MS });
}
