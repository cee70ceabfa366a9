import { httpDuration, httpRequests } from '@quillcare/service-kit';
import type { FastifyInstance } from 'fastify';

/** Counts every response by status and measures its duration. */
export function countRequests(fastify: FastifyInstance): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const kind = request.url.startsWith('/api/') ? 'api' : 'web';
    httpRequests.inc({ kind, status: String(reply.statusCode) });
    // Live update streams stay open until the client leaves, so their duration says nothing.
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream'))
      httpDuration.observe({ kind }, reply.elapsedTime / 1000);
    done();
  });
}
