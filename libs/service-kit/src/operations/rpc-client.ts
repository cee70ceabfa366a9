import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ClientNats } from '@nestjs/microservices';
import type { NatsConnection } from '@nats-io/transport-node';
import {
  AppError,
  OUTCOME_UNKNOWN_MESSAGE,
  parseInput,
  parseResult,
  type InputOf,
  type Operation,
  type RequestOf,
  type ResultOf,
  type ServicePrincipal,
} from '@quillcare/contracts';
import { filter, firstValueFrom, map, merge, timeout, TimeoutError, type Observable } from 'rxjs';
import type { ProcessConfig } from '../config';
import { currentContext, runInContext, type RequestContext } from '../context';
import { CONFIG } from '../injection';
import { operationFailures, operationsDone, rpcDuration } from '../observability/metrics';
import { outcomeOf } from '../observability/outcome';
import { traced } from '../observability/tracing';
import { isInTransaction } from '../persistence/open-transaction';
import { natsOptions } from '../servers/nats';
import { openAnswerWire, runWithReader, type AnswerReader, type AnswerWire } from './answer-reader';
import { translateDatabaseError } from './pipeline';
import { LocalOperations } from './local-operations';
import { rpcSubject, buildRpcRequest, type RpcReply, type RpcRequest } from './rpc';

export interface CallOptions {
  /** Makes a repeated call safe. */
  idempotencyKey?: string;
}

/** Requests in flight may have been carried out. */
class ConnectionBroke extends Error {}

/** The error of a call that was sent but got no response. */
function unansweredError(
  code: 'DEADLINE_EXCEEDED' | 'SERVICE_UNAVAILABLE',
  operation: Operation,
  cause?: unknown,
): AppError {
  const detail = operation.kind === 'command' ? OUTCOME_UNKNOWN_MESSAGE : undefined;
  return new AppError(code, { detail, retryAfterSeconds: 1, cause });
}

/**
 * Calls an operation directly if its service runs in this process, otherwise over NATS, with the same parsing, context, deadline
 * and errors.
 */
@Injectable()
export class RpcClient implements OnApplicationShutdown {
  private readonly nats: ClientNats;
  /** Fails when the connection to the broker breaks, because pending requests can no longer be answered. */
  private readonly broken: Observable<never>;

  constructor(
    @Inject(CONFIG) private readonly config: ProcessConfig,
    private readonly local: LocalOperations,
  ) {
    this.nats = new ClientNats(natsOptions(config, 'quillcare-rpc'));
    this.broken = this.nats.status.pipe(
      filter((status) => String(status) === 'disconnected'),
      map(() => {
        throw new ConnectionBroke('The connection to NATS broke.');
      }),
    );
  }

  /**
   * Calls `operation` in the current context. Internal operations are called as the calling service, on behalf of the same user.
   * Throws inside a transaction.
   */
  async call<O extends Operation>(
    operation: O,
    request: RequestOf<O> = {},
    options: CallOptions = {},
  ): Promise<ResultOf<O>> {
    if (isInTransaction())
      throw new Error(`${operation.name} must not be called inside a transaction: use prepare().`);
    const input = parseInput(operation, request);
    return this.dispatch(operation, input, callContext(operation, currentContext(), options));
  }

  /**
   * Like `call`, for the gateway: the input is already parsed and the context is given. `reader` receives the text of the answer
   * while it is generated, if the operation streams.
   */
  async dispatch<O extends Operation>(
    operation: O,
    input: InputOf<O>,
    context: RequestContext,
    reader?: AnswerReader,
  ): Promise<ResultOf<O>> {
    const started = performance.now();
    const dispatch = this.local.find(operation);
    let status = 200;
    try {
      if (dispatch)
        return (await withDeadline(operation, context, () =>
          runWithReader(reader, () => runInContext(context, () => dispatch(input))),
        )) as ResultOf<O>;
      return await this.callRemote(operation, input, context, reader);
    } catch (error) {
      const translated = translateDatabaseError(error);
      status = translated instanceof AppError ? translated.status : 500;
      throw translated;
    } finally {
      count(operation, status);
      rpcDuration.observe(
        { service: operation.service, way: dispatch ? 'local' : 'nats' },
        (performance.now() - started) / 1000,
      );
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.nats.close();
  }

  private async callRemote<O extends Operation>(
    operation: O,
    input: InputOf<O>,
    context: RequestContext,
    reader?: AnswerReader,
  ): Promise<ResultOf<O>> {
    const wire = reader && (await this.wireFor(reader));
    try {
      // Inside the span, which the service's own span then continues.
      const sendTracedRequest = () =>
        this.sendRequest(operation, buildRpcRequest(input, context, wire?.name), context);
      const answer = await traced(`call ${operation.name}`, sendTracedRequest, {
        kind: 'client',
        attributes: { 'rpc.system': 'nats', 'quillcare.operation': operation.name },
      });
      return parseResult(operation, answer);
    } finally {
      wire?.close();
    }
  }

  private async wireFor(reader: AnswerReader): Promise<AnswerWire | undefined> {
    try {
      await this.nats.connect();
      return openAnswerWire(this.nats.unwrap<NatsConnection>(), this.config.namespace, reader);
    } catch {
      return undefined; // The request uses the same broker and reports what is wrong with it.
    }
  }

  private async sendRequest(
    operation: Operation,
    request: RpcRequest,
    context: RequestContext,
  ): Promise<unknown> {
    const subject = rpcSubject(this.config.namespace, operation.name);
    const remainingMs = context.deadlineAt - Date.now();
    if (remainingMs <= 0) throw new AppError('DEADLINE_EXCEEDED', { retryAfterSeconds: 1 });
    const answer = this.nats.send<RpcReply>(subject, request);
    const reply = await firstValueFrom(merge(answer, this.broken).pipe(timeout(remainingMs))).catch(
      (error: unknown) => {
        if (error instanceof TimeoutError) throw unansweredError('DEADLINE_EXCEEDED', operation, error);
        if (error instanceof ConnectionBroke) throw unansweredError('SERVICE_UNAVAILABLE', operation, error);
        // No process serves the subject, or the broker is unavailable. Nothing was started, and both are temporary.
        throw new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1, cause: error });
      },
    );
    if (!reply.ok) throw AppError.fromWire(reply.error);
    return reply.result;
  }
}

function count({ name, service }: Operation, status: number): void {
  const outcome = outcomeOf(status);
  operationsDone.inc({ service, outcome });
  if (outcome === 'failed' || outcome === 'away') operationFailures.inc({ operation: name, outcome });
}

function callContext(operation: Operation, context: RequestContext, options: CallOptions): RequestContext {
  const deadlineAt = Date.now() + operation.deadlineMs;
  const idempotencyKey = options.idempotencyKey ?? null;
  if (operation.permission !== 'internal') return { ...context, deadlineAt, idempotencyKey };
  return {
    ...context,
    principal: { kind: 'service', service: callerOf(context) },
    deadlineAt,
    idempotencyKey,
  };
}

/** The caller: the service whose operation, event or job makes the call, or the gateway for a request of its own. */
function callerOf({ within, principal }: RequestContext): ServicePrincipal['service'] {
  return within ?? (principal.kind === 'service' ? principal.service : 'gateway');
}

async function withDeadline<T>(
  operation: Operation,
  context: RequestContext,
  work: () => Promise<T>,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(unansweredError('DEADLINE_EXCEEDED', operation)),
      Math.max(0, context.deadlineAt - Date.now()),
    );
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}
