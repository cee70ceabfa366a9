import { reviseQuote, type InputOf, type Quote } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { refuseUnlessRevisable } from '../domain/quote-version';
import { NextVersionStarter } from './next-version.starter';
import type { QuoteSources } from './quote-facts.reader';

@Implements(reviseQuote)
export class ReviseQuoteHandler implements Handler<typeof reviseQuote> {
  constructor(private readonly next: NextVersionStarter) {}

  prepare({ params }: InputOf<typeof reviseQuote>): Promise<QuoteSources | null> {
    return this.next.prepare(params.id);
  }

  handle({ params, body }: InputOf<typeof reviseQuote>, sources: QuoteSources | null): Promise<Quote> {
    return this.next.start(params.id, body, sources, refuseUnlessRevisable);
  }
}
