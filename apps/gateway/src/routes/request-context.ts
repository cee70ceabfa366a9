import { invalid, type Operation } from '@quillcare/contracts';
import { contextFor, type RequestContext } from '@quillcare/service-kit';
import { ANONYMOUS, type GatewayRequest } from '../http/request';

const TRACEPARENT = /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/;
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;
const USER_AGENT_LIMIT = 500;

export function contextOf(operation: Operation, request: GatewayRequest): RequestContext {
  const { headers } = request;
  return contextFor((request.caller ?? ANONYMOUS).principal, {
    correlationId: request.id,
    client: { ip: request.ip, userAgent: (headers['user-agent'] ?? '').slice(0, USER_AGENT_LIMIT) },
    deadlineAt: Date.now() + operation.deadlineMs,
    idempotencyKey: idempotencyKeyOf(headers['idempotency-key']),
    traceparent: traceparentOf(headers.traceparent),
  });
}

function idempotencyKeyOf(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && IDEMPOTENCY_KEY.test(header)) return header;
  throw invalid({ path: 'headers.idempotency-key', message: 'This field is invalid' });
}

/** Returns the caller's trace context if it is in W3C format, otherwise null. */
export function traceparentOf(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && TRACEPARENT.test(header) ? header : null;
}
