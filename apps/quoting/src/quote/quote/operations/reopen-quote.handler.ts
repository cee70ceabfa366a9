import { reopenQuote } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { assertReopenable } from '../domain/quote-version';
import { NextVersionStarter } from './next-version.starter';

export const ReopenQuoteHandler = implement(reopenQuote, [NextVersionStarter], (next) => ({
  prepare: ({ params }) => next.prepare(params.id),

  handle: ({ params, body }, sources) => next.start(params.id, body, sources, assertReopenable),
}));
