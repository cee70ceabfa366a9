import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { AppError, DEFAULT_BODY_LIMIT, type ErrorCode } from '@quillcare/contracts';
import { newId, type ProcessConfig } from '@quillcare/service-kit';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { asAppError, problemOf, sendProblem } from './problem';

const CORRELATION_ID = /^[\w.:-]{1,100}$/;
/** Upper limit for uploads, the slowest requests. */
const REQUEST_TIMEOUT_MS = 300_000;

/** Options of the gateway's HTTP server. Errors before routing are answered with problem details too. */
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

// Handles URLs that cannot be decoded, which reach no route, hook or filter.
function answerFrameworkError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  void sendProblem(reply.header('x-correlation-id', request.id), asAppError(error), request.id);
}

// Invalid HTTP or oversized headers: there is no request object, only a socket.
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
