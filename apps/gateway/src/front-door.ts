import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FrontDoor, ProcessConfig } from '@quillcare/service-kit';
import type { FastifyInstance } from 'fastify';
import { GatewayModule } from './gateway.module';
import { countRequests } from './http/count-requests';
import { registerJsonParser } from './routes/body-parser';
import { securityHeaders } from './http/security-headers';
import { serverOptions } from './http/server-options';
import { traceRequests } from './routes/trace-requests';
import { stopReadingRefusedBodies } from './http/unread-body';
import { RateLimiter } from './limits/rate-limiter';
import type { OperationRouteConfig } from './routes/operation.controllers';
import { FrameAncestorsReader } from './web/frame-ancestors.reader';
import { registerWebClient, webClientDirectory } from './web/web-client';

export const frontDoor: FrontDoor = { module: GatewayModule, adapterOptions: serverOptions, configure };

/** Registers hooks, headers, cookies, body parsers, limits and the web client. */
async function configure(app: NestFastifyApplication, config: ProcessConfig): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  fastify.decorateRequest('caller', null);
  fastify.decorateRequest('refreshedByCookie', false);
  fastify.addHook('onRoute', (route) => {
    const { bodyLimit } = (route.config ?? {}) as Partial<OperationRouteConfig>;
    if (bodyLimit !== undefined) route.bodyLimit = bodyLimit;
  });
  const { web, api } = await securityHeaders(config);
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.headers(request.url.startsWith('/api/') ? api : web).header('x-correlation-id', request.id);
    done();
  });
  countRequests(fastify);
  if (config.otlpEndpoint) traceRequests(fastify);
  stopReadingRefusedBodies(fastify);
  registerJsonParser(fastify);
  await fastify.register(cookie);
  await fastify.register(multipart, { throwFileSizeLimit: false });
  await app.get(RateLimiter).register(fastify);
  await registerWebClient(fastify, webClientDirectory(), config.nodeEnv, app.get(FrameAncestorsReader).of);
}
