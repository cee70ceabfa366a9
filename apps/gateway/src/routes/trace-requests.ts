import { OPERATIONS, organisationOf } from '@quillcare/contracts';
import { startRequestSpan, type RequestSpan } from '@quillcare/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OperationRouteConfig } from './operation.controllers';
import { traceparentOf } from './request-context';
import type { GatewayRequest } from '../http/request';

/** Live update streams stay open for hours, so a span would say nothing. */
const STREAMS = new Set(OPERATIONS.filter(({ http }) => http?.encoding === 'sse').map(({ name }) => name));

/** Opens a span for every request to an operation; everything the request causes is part of it. */
export function traceRequests(fastify: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  fastify.addHook('onRequest', (request, reply, done) => {
    const span = begun(request);
    if (span) {
      spans.set(request, span);
      // `close` also fires if the caller has disconnected.
      reply.raw.once('close', () => {
        const { caller } = request as GatewayRequest;
        span.note({ 'quillcare.practice': (caller && organisationOf(caller.principal)) ?? undefined });
        span.end(reply.raw.writableFinished ? reply.raw.statusCode : null);
      });
    }
    done();
  });
  // The body is read outside the context an earlier hook would set, so the span is entered after that.
  fastify.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });
}

function begun(request: FastifyRequest): RequestSpan | null {
  const { url: route, config, method } = request.routeOptions;
  const { operation } = config as Partial<OperationRouteConfig>;
  if (!operation || !route || STREAMS.has(operation)) return null;
  // The pattern of the route, because an actual path may contain a patient's token.
  const attributes = {
    'http.request.method': request.method,
    'http.route': route,
    'quillcare.operation': operation,
    'quillcare.correlation_id': request.id,
  };
  return startRequestSpan(
    `${String(method)} ${route}`,
    attributes,
    traceparentOf(request.headers.traceparent),
  );
}
