import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { DEFAULT_BODY_LIMIT } from '@quillcare/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long a caller that is still sending has to receive the response. */
const LINGER_MS = 1_000;

/**
 * Stops reading a long body once the request is refused; otherwise Node would read it to the end. The connection is closed after
 * a delay, because a reset while the caller is sending could discard the response.
 */
export function stopReadingRefusedBodies(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode < 400 || typeof payload !== 'string' || !hasLongRest(request))
      return done(null, payload);
    request.raw.pause();
    void reply.headers({ connection: 'close', 'content-length': Buffer.byteLength(payload) });
    done(null, Readable.from(withLinger(payload, request)));
  });
}

// Reading a short remainder is cheaper than opening a new connection.
function hasLongRest({ raw, headers }: FastifyRequest): boolean {
  if (raw.complete) return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > DEFAULT_BODY_LIMIT;
}

async function* withLinger(payload: string, { raw }: FastifyRequest): AsyncGenerator<string> {
  yield payload;
  await Promise.race([once(raw.socket, 'close'), setTimeout(LINGER_MS, undefined, { ref: false })]);
}
