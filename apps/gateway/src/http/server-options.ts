import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { AppError, DEFAULT_BODY_LIMIT, type ErrorCode } from '@quillcare/contracts';
import { newId, type ProcessConfig } from '@quillcare/service-kit';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { asAppError, problemOf, sendProblem } from './problem';

const CORRELATION_ID = /^[\w.:-]{1,100}$/;
/** Uploads are the slowest requests; who needs longer than this holds a connection for nothing. */
const REQUEST_TIMEOUT_MS = 300_000;

/**
 * Options of the front door's HTTP server, with every answer that is given before a route is found in the
 * product's own form.
 */
export function serverOptions(config: Pick<ProcessConfig, 'trustProxy'>): FastifyServerOptions {
  return {
    trustProxy: config.trustProxy,
    bodyLimit: DEFAULT_BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    genReqId: (raw: IncomingMessage) => correlationIdOf(raw.headers['x-correlation-id']),
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
  };
}

function correlationIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && CORRELATION_ID.test(header) ? header : newId();
}

// A URL that cannot be decoded never reaches a route, a hook or a filter.
function answerFrameworkError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  void sendProblem(reply.header('x-correlation-id', request.id), asAppError(error), request.id);
}

// Not even HTTP, or headers beyond the limit: there is no request to answer, only a socket.
function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, code] = clientErrorStatus(error.code);
  const body = JSON.stringify({ ...problemOf(new AppError(code), newId()), status });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/problem+json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

function clientErrorStatus(code: string | undefined): [number, ErrorCode] {
  if (code === 'HPE_HEADER_OVERFLOW') return [431, 'PAYLOAD_TOO_LARGE'];
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, 'MALFORMED_REQUEST'];
  return [400, 'MALFORMED_REQUEST'];
}
