import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { DEFAULT_BODY_LIMIT } from '@quillcare/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long a caller has to take an answer that it did not wait for. */
const LINGER_MS = 1_000;

/**
 * Stops reading a long body once the request has been refused; without this Node reads it to its end. The
 * connection is closed, but not at once: a reset while the caller still sends could destroy the answer on its
 * way.
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

// A short rest is cheaper to read than a connection is to open.
function hasLongRest({ raw, headers }: FastifyRequest): boolean {
  if (raw.complete) return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > DEFAULT_BODY_LIMIT;
}

async function* withLinger(payload: string, { raw }: FastifyRequest): AsyncGenerator<string> {
  yield payload;
  await Promise.race([once(raw.socket, 'close'), setTimeout(LINGER_MS, undefined, { ref: false })]);
}
