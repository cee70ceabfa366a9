import { Injectable } from '@nestjs/common';
import { AppError, parseInput, streamEvents } from '@quillcare/contracts';
import type { GatewayReply, GatewayRequest } from '../http/request';
import { rawInput } from './json.route';
import { LiveConnection } from '../live/live-connection';
import { LiveHub } from '../live/live-hub';

const RETRY_MS = 1_000;

@Injectable()
export class LiveRoute {
  constructor(private readonly hub: LiveHub) {}

  async serve(request: GatewayRequest, reply: GatewayReply): Promise<void> {
    const principal = request.caller?.principal;
    if (principal?.kind !== 'user') throw new AppError('UNAUTHENTICATED');
    parseInput(streamEvents, rawInput(request));
    void reply.headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      // Closes the connection with the stream, so that a process that is shutting down does not wait for it.
      connection: 'close',
    });
    if (request.method === 'HEAD') return void reply.send();
    // The browser left while its session was being checked, so `close` will not be emitted again and would never remove it.
    if (reply.raw.destroyed) return void reply.hijack();
    const connection = new LiveConnection(principal, reply.raw);
    this.hub.add(connection);
    request.raw.socket.setNoDelay(true);
    reply.hijack();
    reply.raw.on('close', () => this.hub.remove(connection));
    reply.raw.on('error', () => this.hub.remove(connection));
    reply.raw.writeHead(200, { ...reply.getHeaders() } as Record<string, string>);
    reply.raw.write(`retry: ${RETRY_MS}\n\n`);
  }
}
