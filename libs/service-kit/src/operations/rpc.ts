import { z } from 'zod';
import type { Principal, WireError } from '@quillcare/contracts';
import type { RequestContext } from '../context';
import { currentTraceparent } from '../observability/tracing';

/** A request as sent over NATS. The deadline is sent as the remaining time, because clocks differ. */
export interface RpcRequest {
  input: unknown;
  context: Omit<RequestContext, 'deadlineAt'> & { remainingMs: number };
  /** The subject on which the caller reads the answer while it is generated. */
  wire?: string;
}

export type RpcReply = { ok: true; result: unknown } | { ok: false; error: WireError };

/** Returns the subject on which an operation is served. */
export function rpcSubject(namespace: string, operation: string): string {
  return `${namespace}.rpc.${operation}`;
}

const principal = z.looseObject({ kind: z.enum(['user', 'patient', 'key', 'service', 'anonymous']) });
const rpcRequest = z.object({
  input: z.unknown(),
  context: z.looseObject({ principal, remainingMs: z.number(), correlationId: z.string() }),
  wire: z.string().optional(),
});

/** Parses a request from the wire; throws if it is malformed. */
export function readRpcRequest(value: unknown): { input: unknown; context: RequestContext; wire?: string } {
  const { input, context, wire } = rpcRequest.parse(value) as unknown as RpcRequest;
  const { remainingMs, ...rest } = context;
  return {
    input,
    wire,
    context: { ...rest, principal: rest.principal as Principal, deadlineAt: Date.now() + remainingMs },
  };
}

/** Formats a request for the wire. */
export function writeRpcRequest(input: unknown, context: RequestContext, wire?: string): RpcRequest {
  const { deadlineAt, ...rest } = context;
  return {
    input,
    wire,
    context: {
      ...rest,
      traceparent: currentTraceparent() ?? rest.traceparent,
      remainingMs: Math.max(0, deadlineAt - Date.now()),
    },
  };
}
