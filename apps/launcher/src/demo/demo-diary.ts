import { AppError, noteDemoCall, recallDemoStep, type ResultOf } from '@quillcare/contracts';
import { withRetry } from '@quillcare/service-kit';
import type { CallAs, KeyedCallAs } from './call-as';

type RecordedCall = ResultOf<typeof recallDemoStep>['calls'][number];

const LAUNCHER = { kind: 'service', service: 'launcher' } as const;
/** How long a call is retried while a server or service is slow or unavailable. */
const RETRY_TIMEOUT_MS = 120_000;
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
      return await work(this.replayingCalls(step, await this.readRecordedCalls(step)));
    } catch (error) {
      throw new DemoStepError(step, error);
    }
  }

  private replayingCalls(step: string, recorded: Map<number, RecordedCall>): CallAs {
    let calls = 0;
    return (principal) => async (operation, request) => {
      calls += 1;
      const call = calls;
      const known = recorded.get(call);
      if (known) return recordedResult(known, operation.name);
      const key = `demo: ${step} ${call}`;
      const result = await retryTemporary(() => this.callAs(principal, key)(operation, request));
      await this.recordCall({ step, call, operation: operation.name, result: JSON.stringify(result) });
      return result;
    };
  }

  private async readRecordedCalls(step: string): Promise<Map<number, RecordedCall>> {
    const body = { organisationId: this.organisationId, step };
    const { calls } = await retryTemporary(() => this.callAs(LAUNCHER)(recallDemoStep, { body }));
    return new Map(calls.map((recorded) => [recorded.call, recorded]));
  }

  private async recordCall(call: RecordedCall & { step: string }): Promise<void> {
    const body = { organisationId: this.organisationId, ...call };
    await retryTemporary(() => this.callAs(LAUNCHER)(noteDemoCall, { body }));
  }
}

function recordedResult<T>({ operation, result }: RecordedCall, expected: string): T {
  if (operation !== expected)
    throw new Error(
      'it was begun by another version of Quillcare. Start with an empty database to get all of it.',
    );
  return JSON.parse(result) as T;
}

/** Retries an idempotent call while it fails because something is slow or unavailable. */
export function retryTemporary<T>(work: () => Promise<T>): Promise<T> {
  const isTemporary = (error: unknown): boolean =>
    error instanceof AppError && TEMPORARY.includes(error.code);
  return withRetry(work, { isTemporary, forMs: RETRY_TIMEOUT_MS });
}
