import { Injectable } from '@nestjs/common';
import { invalid, parseInput, successStatus, type Operation, type RequestOf } from '@quillcare/contracts';
import { RpcClient } from '@quillcare/service-kit';
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
    const carryOut = async () => {
      const answer = await this.rpc.dispatch(operation, input, context);
      await this.limiter.succeeded(request);
      return answer;
    };
    if (session === undefined) {
      sendJson(reply, successStatus(operation), await carryOut());
      return;
    }
    const result = await this.sessions.around(session, raw, request, reply, carryOut);
    sendJson(reply, successStatus(operation), result);
  }
}

export function rawInput(request: GatewayRequest): RequestOf<Operation> {
  // A URL can only contain NUL characters and lone surrogates as escapes.
  if (request.url.includes('%')) {
    const wrong = unstorableFields(request.query, 'query');
    if (wrong.length > 0) throw invalid(...wrong);
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
