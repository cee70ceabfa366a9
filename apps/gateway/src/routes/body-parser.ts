import { isUtf8 } from 'node:buffer';
import { AppError, invalid } from '@quillcare/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OperationRouteConfig } from './operation.controllers';
import { isSuspect, unstorableFields } from '../http/unstorable-text';

const CHARSET = /;\s*charset\s*=\s*"?([^;"\s]+)/i;

/**
 * Accepts JSON bodies only, because any site can send forms and plain text without a preflight. An empty body counts as missing.
 * Forms are accepted, unread, where the contract allows them.
 */
export function registerJsonParser(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  const parseText = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    const problem = encodingProblem(request, body);
    if (problem) return done(problem);
    const text = body.toString('utf8');
    const { signatureHeader } = request.routeOptions.config as Partial<OperationRouteConfig>;
    // Parsed by the service after it has verified the signature, which covers the raw text.
    if (signatureHeader)
      return done(null, { payload: text, signature: String(request.headers[signatureHeader] ?? '') });
    void parseText(request, text, (error, value) => {
      if (error) return done(new AppError('MALFORMED_REQUEST', { cause: error }));
      const wrong = isSuspect(text) ? unstorableFields(value) : [];
      return wrong.length > 0 ? done(invalid(...wrong)) : done(null, value);
    });
  });
  fastify.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (request, _body, done) => {
      const { acceptsForms } = request.routeOptions.config as Partial<OperationRouteConfig>;
      if (acceptsForms === true) done(null, undefined);
      else done(new AppError('UNSUPPORTED_MEDIA_TYPE'));
    },
  );
}

function encodingProblem(request: FastifyRequest, body: Buffer): AppError | null {
  const charset = CHARSET.exec(request.headers['content-type'] ?? '')?.[1];
  if (charset && !/^utf-?8$/i.test(charset)) return new AppError('UNSUPPORTED_MEDIA_TYPE');
  return isUtf8(body) ? null : new AppError('MALFORMED_REQUEST');
}
