import { Injectable } from '@nestjs/common';
import { parseInput, type Operation } from '@quillcare/contracts';
import { ProcessLogger, RpcClient, type AnswerReader } from '@quillcare/service-kit';
import { toAppError, problemOf } from '../http/problem';
import type { GatewayReply, GatewayRequest } from '../http/request';
import { rawInput } from './json.route';
import { contextOf } from './request-context';

/** Whether the caller asked for the answer as a stream. All others get the complete result as JSON. */
export function wantsStream({ http }: Operation, { headers }: Pick<GatewayRequest, 'headers'>): boolean {
  return http?.streams === true && /\btext\/event-stream\b/.test(headers.accept ?? '');
}

/** Serves an answer as server-sent events: its text in chunks, then the result. */
@Injectable()
export class AnswerStreamRoute {
  constructor(
    private readonly rpc: RpcClient,
    private readonly logger: ProcessLogger,
  ) {}

  async serve(operation: Operation, request: GatewayRequest, reply: GatewayReply): Promise<void> {
    const input = parseInput(operation, rawInput(request));
    const context = contextOf(operation, request);
    const events = new AnswerEvents(request, reply);
    try {
      const result = await this.rpc.dispatch(operation, input, context, events);
      events.send('result', result);
    } catch (error) {
      // Before the first event, an error is answered with problem details as usual.
      if (!events.hasBegun && !events.gone.aborted) throw error;
      const known = toAppError(error);
      if (known.code === 'INTERNAL') this.logger.failure(error, `request ${request.id} failed part-way`);
      events.send('problem', problemOf(known, request.id));
    }
    events.end();
  }
}

/** The event stream of one answer. Its headers are sent with the first event. */
class AnswerEvents implements AnswerReader {
  hasBegun = false;
  private readonly leaving = new AbortController();

  constructor(
    private readonly request: GatewayRequest,
    private readonly reply: GatewayReply,
  ) {
    reply.raw.on('close', () => this.leaving.abort());
    reply.raw.on('error', () => this.leaving.abort());
  }

  get gone(): AbortSignal {
    return this.leaving.signal;
  }

  onText(text: string): void {
    this.send('text', text);
  }

  send(name: 'text' | 'result' | 'problem', data: unknown): void {
    if (!this.hasBegun) this.writeHeaders();
    if (!this.gone.aborted) this.reply.raw.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  end(): void {
    this.reply.raw.end();
  }

  private writeHeaders(): void {
    this.hasBegun = true;
    const { raw } = this.reply;
    void this.reply.headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Keeps proxies from buffering events.
      'x-accel-buffering': 'no',
    });
    this.request.raw.socket.setNoDelay(true);
    this.reply.hijack();
    if (!this.gone.aborted) raw.writeHead(200, { ...this.reply.getHeaders() } as Record<string, string>);
  }
}
