import { httpDuration, httpRequests } from '@quillcare/service-kit';
import type { FastifyInstance } from 'fastify';

/** Counts every answer by its status, and measures how long it took. */
export function countRequests(fastify: FastifyInstance): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const kind = request.url.startsWith('/api/') ? 'api' : 'web';
    httpRequests.inc({ kind, status: String(reply.statusCode) });
    // Live updates stay open for as long as somebody reads them.
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream'))
      httpDuration.observe({ kind }, reply.elapsedTime / 1000);
    done();
  });
}
