import { Injectable } from '@nestjs/common';
import {
  AppError,
  invalidInput,
  parseInput,
  getSuccessStatus,
  type InputOf,
  type Operation,
  type RequestOf,
} from '@quillcare/contracts';
import { RpcClient, type RequestContext } from '@quillcare/service-kit';
import type { GatewayReply, GatewayRequest } from '../http/request';
import { unstorableFields } from '../http/unstorable-text';
import { RateLimiter } from '../limits/rate-limiter';
import { BrowserSession } from './browser-session';
import { contextOf } from './request-context';

/** Serves operations with JSON bodies and results. */
@Injectable()
export class JsonRoute {
  constructor(
    private readonly rpc: RpcClient,
    private readonly sessions: BrowserSession,
    private readonly limiter: RateLimiter,
  ) {}

  async serve(operation: Operation, request: GatewayRequest, reply: GatewayReply): Promise<void> {
    const { session } = operation.http ?? {};
    const raw = rawInput(request);
    if (session === 'start') this.sessions.prepare(operation, raw, request);
    if (session === 'patient') this.sessions.prepareIdentification(raw, request);
    const input = parseInput(operation, raw);
    const context = contextOf(operation, request);
    const dispatchAndCount = () => this.dispatch(operation, input, context, request);
    if (session === undefined) {
      sendJson(reply, getSuccessStatus(operation), await dispatchAndCount());
      return;
    }
    const result = await this.sessions.runWithCookies(session, raw, request, reply, dispatchAndCount);
    sendJson(reply, getSuccessStatus(operation), result);
  }

  /** Where only failures count as attempts, a success does not, nor does a request that failed through no fault of the caller. */
  private async dispatch(
    operation: Operation,
    input: InputOf<Operation>,
    context: RequestContext,
    request: GatewayRequest,
  ): Promise<unknown> {
    let isCallersFault = false;
    try {
      return await this.rpc.dispatch(operation, input, context);
    } catch (error) {
      isCallersFault = error instanceof AppError && error.status < 500;
      throw error;
    } finally {
      if (!isCallersFault) await this.limiter.takeBack(request);
    }
  }
}

export function rawInput(request: GatewayRequest): RequestOf<Operation> {
  // A URL can only contain NUL characters and lone surrogates as escapes.
  if (request.url.includes('%')) {
    const wrong = unstorableFields(request.query, 'query');
    if (wrong.length > 0) throw invalidInput(...wrong);
  }
  return { params: request.params, query: request.query, body: request.body ?? undefined };
}

/** Sends a result that must not be stored by shared caches. */
export function sendJson(reply: GatewayReply, status: number, result: unknown): void {
  void reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(result));
}
