import { reviseQuote } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { assertRevisable } from '../domain/quote-version';
import { NextVersionStarter } from './next-version.starter';

export const ReviseQuoteHandler = implement(reviseQuote, [NextVersionStarter], (next) => ({
  prepare: ({ params }) => next.prepare(params.id),

  handle: ({ params, body }, sources) => next.start(params.id, body, sources, assertRevisable),
}));
