import type { Principal } from '@quillcare/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * How a caller proved who they are; a cookie is sent by the browser unasked, so it needs more than a token.
 */
export type Credential = 'none' | 'bearer' | 'cookie';

/** Who calls, and how they proved it. */
export interface Caller {
  principal: Principal;
  credential: Credential;
}

/** A request, with what the access guard found out. */
export interface GatewayRequest extends FastifyRequest {
  caller: Caller | null;
  /** The refresh token came in the browser's cookie, so the new tokens go there as well. */
  refreshedByCookie: boolean;
}

export type GatewayReply = FastifyReply;

export const ANONYMOUS: Caller = { principal: { kind: 'anonymous' }, credential: 'none' };

/** The path of a request without its query. */
export function pathOf(request: Pick<FastifyRequest, 'url'>): string {
  const end = request.url.indexOf('?');
  return end < 0 ? request.url : request.url.slice(0, end);
}
