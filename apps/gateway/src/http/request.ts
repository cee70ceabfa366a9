import type { Principal } from '@quillcare/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** How a caller authenticated. Browsers send cookies automatically, so cookie credentials need a cross-site check. */
export type Credential = 'none' | 'bearer' | 'cookie';

export interface Caller {
  principal: Principal;
  credential: Credential;
}

/** A request with the results of the access guard. */
export interface GatewayRequest extends FastifyRequest {
  caller: Caller | null;
  /** The refresh token came from the cookie, so the new tokens are also set as cookies. */
  refreshedByCookie: boolean;
}

export type GatewayReply = FastifyReply;

export const ANONYMOUS: Caller = { principal: { kind: 'anonymous' }, credential: 'none' };

export function pathOf(request: Pick<FastifyRequest, 'url'>): string {
  const end = request.url.indexOf('?');
  return end < 0 ? request.url : request.url.slice(0, end);
}
