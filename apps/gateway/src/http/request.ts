import type { Principal } from '@quillcare/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** How a caller proved who they are; a cookie is sent by the browser unasked, so it needs more than a token. */
export type Credential = 'none' | 'bearer' | 'cookie';

/** What the door found out about a caller. */
export interface Pass {
  principal: Principal;
  credential: Credential;
}

/** A request that is on its way through the door. */
export interface DoorRequest extends FastifyRequest {
  pass: Pass | null;
  /** The refresh token came in the browser's cookie, so the new tokens go there as well. */
  refreshedByCookie: boolean;
}

export type DoorReply = FastifyReply;

export const ANONYMOUS: Pass = { principal: { kind: 'anonymous' }, credential: 'none' };

/** The path of a request without its query. */
export function pathOf(request: Pick<FastifyRequest, 'url'>): string {
  const end = request.url.indexOf('?');
  return end < 0 ? request.url : request.url.slice(0, end);
}
