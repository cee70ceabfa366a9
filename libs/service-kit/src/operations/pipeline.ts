import { Injectable } from '@nestjs/common';
import {
  AppError,
  parseResult,
  PLATFORM_ORGANISATION_ID,
  findAdmissionRefusal,
  type InputOf,
  type Operation,
  type Principal,
} from '@quillcare/contracts';
import { Clock } from '../clock';
import { currentContext, runInContext, type RequestContext } from '../context';
import { isDatabaseUnavailable, sqlState } from '../persistence/sql-errors';
import { UnitOfWork } from '../persistence/unit-of-work';
import type { Handler, ImplementsOptions } from './handlers';
import { Idempotency, type IdempotentRequest } from './idempotency';
import { countUserRequest } from './user-requests';
import { PlanCheck } from './plan-check';
import { traced } from '../observability/tracing';

type AnyHandler = Handler<Operation>;

/** Wraps every handler of a service in authorisation, tenant binding, idempotency, transaction and contract validation. */
@Injectable()
export class OperationPipeline {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly idempotency: Idempotency,
    private readonly clock: Clock,
    private readonly plan: PlanCheck,
  ) {}

  /** Runs a parsed request in the current context. Returns the result as the contract defines it, or throws an AppError. */
  async run(
    operation: Operation,
    handler: AnyHandler,
    options: ImplementsOptions,
    input: InputOf<Operation>,
  ): Promise<unknown> {
    const bound = withOrganisation(operation, options, input, currentContext());
    const context = { ...bound, within: operation.service };
    authorise(operation, context.principal, this.clock.now());
    if (context.principal.kind !== 'service') countUserRequest(operation);
    const runTranslated = async () => {
      try {
        return await this.execute(operation, handler, options, input);
      } catch (error) {
        throw translateDatabaseError(error);
      }
    };
    const attributes = { 'quillcare.operation': operation.name, 'quillcare.service': operation.service };
    return runInContext(context, () => traced(`operation ${operation.name}`, runTranslated, { attributes }));
  }

  private async execute(
    operation: Operation,
    handler: AnyHandler,
    options: ImplementsOptions,
    input: InputOf<Operation>,
  ): Promise<unknown> {
    const prepare = async () => (handler.prepare ? await handler.prepare(input) : undefined) as never;
    if (operation.kind === 'query')
      return parseResult(operation, await handler.handle(input, await prepare()));
    const request = this.idempotency.requestOf(operation, input, options.platform);
    // Before `prepare`, which may count an attempt or use up a code, neither of which a retry may do.
    const earlier = request && handler.prepare && (await this.idempotency.find(request));
    if (earlier) return earlier.result;
    const needed = await this.plan.checkBefore(operation);
    const prepared = await prepare();
    const handle = () => handler.handle(input, prepared);
    const handleInPlan = async () => parseResult(operation, await this.plan.runWithinLimit(needed, handle));
    const runOnce = () => (request ? this.once(request, handleInPlan) : handleInPlan());
    return options.platform ? this.uow.runPlatform(options.platform, runOnce) : this.uow.run(runOnce);
  }

  private async once(request: IdempotentRequest, effect: () => Promise<unknown>): Promise<unknown> {
    const earlier = await this.idempotency.claim(request);
    if (earlier) return earlier.result;
    const result = await effect();
    await this.idempotency.record(request, result);
    return result;
  }
}

// Internal operations are only called by services, for the organisation named in the body. Rows that belong to no practice are
// bound here too, so that their handlers, idempotency keys, emails and lists work like those of a practice.
function withOrganisation(
  operation: Operation,
  options: ImplementsOptions,
  input: InputOf<Operation>,
  context: RequestContext,
): RequestContext {
  if (options.platformOwned) return { ...context, organisationId: PLATFORM_ORGANISATION_ID };
  if (operation.permission !== 'internal') return context;
  const named = (input.body as { organisationId?: string } | undefined)?.organisationId;
  return named ? { ...context, organisationId: named } : context;
}

function authorise(operation: Operation, principal: Principal, now: Date): void {
  const { permission } = operation;
  if (permission === 'public') return;
  if (permission === 'internal') {
    if (principal.kind !== 'service') throw new AppError('FORBIDDEN');
    return;
  }
  if (permission === 'patient') {
    if (principal.kind !== 'patient') throw new AppError('LINK_UNKNOWN');
    return;
  }
  if (principal.kind === 'key') {
    if (!operation.acceptsKey) throw new AppError('FORBIDDEN');
    return;
  }
  if (principal.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  const refusal = findAdmissionRefusal(operation, principal, now.getTime());
  if (refusal) throw new AppError(refusal);
}

/** Translates database errors into errors a caller may see; any other error is returned unchanged. */
export function translateDatabaseError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error))
    return new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1, cause: error });
  const state = sqlState(error);
  if (state === '40001' || state === '40P01')
    return new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1, cause: error });
  if (state === '57014')
    return new AppError('DEADLINE_EXCEEDED', {
      detail: 'Database timeout - operation took too long',
      retryAfterSeconds: 2,
      cause: error,
    });
  // Row-level security or a missing grant refused what the code allows; the caller also logs it.
  if (state === '42501') return new AppError('PERMISSION_DENIED', { cause: error });
  return error;
}
