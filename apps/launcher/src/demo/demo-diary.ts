import { AppError, noteDemoCall, recallDemoStep, type ResultOf } from '@quillcare/contracts';
import { again } from '@quillcare/service-kit';
import type { CallAs, KeyedCallAs } from './call-as';

type Noted = ResultOf<typeof recallDemoStep>['calls'][number];

const LAUNCHER = { kind: 'service', service: 'launcher' } as const;
/** A call is made again for so long while a server or a service is slow. */
const PATIENCE_MS = 120_000;
const TEMPORARY = ['DEADLINE_EXCEEDED', 'SERVICE_UNAVAILABLE', 'REQUEST_IN_PROGRESS'];

/** A step of the demonstration that could not be carried out. */
export class DemoStepError extends Error {
  constructor(
    readonly step: string,
    cause: unknown,
  ) {
    super(`${step} could not be added: ${reasonOf(cause)}`, { cause });
  }
}

/** With the fields, which are the demonstration's own: nobody else can tell what was wrong with them. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown failure';
  const fields = (cause instanceof AppError ? cause.errors : undefined) ?? [];
  return [cause.message, ...fields.map(({ path, message }) => `${path}: ${message}`)].join(' ');
}

/**
 * Notes each call that the demonstration makes, with its result. When a start was interrupted the next one goes through the same steps
 * again: what is noted is not done again but answered as it was then. A call whose note was lost is made with the same idempotency
 * key and carried out once. So a step makes its calls one after the other, and what it asks for depends on nothing but their results and
 * the day on which the demonstration was begun.
 */
export class DemoDiary {
  constructor(
    private readonly callAs: KeyedCallAs,
    private readonly organisationId: string,
  ) {}

  /** Carries out a step with calls that are noted under its name. */
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

/** Makes a call that may be repeated, as long as it fails because something is slow or away. */
export function patiently<T>(work: () => Promise<T>): Promise<T> {
  const isTemporary = (error: unknown): boolean =>
    error instanceof AppError && TEMPORARY.includes(error.code);
  return again(work, { isTemporary, forMs: PATIENCE_MS });
}
