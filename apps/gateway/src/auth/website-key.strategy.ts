import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { resolveLeadKey } from '@quillcare/contracts';
import { contextFor, RpcClient } from '@quillcare/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../http/request';
import { bearerTokenOf } from './bearer-token';
import { RequestStrategy } from './request-strategy';

/**
 * Authenticates a practice's website by its key. Only the hash is passed to the service; the secret goes no further than this
 * class.
 */
@Injectable()
export class WebsiteKeyStrategy extends PassportStrategy(RequestStrategy, 'website-key') {
  constructor(private readonly rpc: RpcClient) {
    super();
  }

  async validate(request: FastifyRequest): Promise<Caller> {
    const secret = bearerTokenOf(request.headers.authorization) ?? '';
    const hash = createHash('sha256').update(secret, 'utf8').digest('hex');
    const context = contextFor({ kind: 'service', service: 'gateway' }, { correlationId: request.id });
    const found = await this.rpc.dispatch(resolveLeadKey, { params: {}, query: {}, body: { hash } }, context);
    return { principal: { kind: 'key', ...found }, credential: 'bearer' };
  }
}
