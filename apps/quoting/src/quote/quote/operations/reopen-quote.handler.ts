import { reopenQuote, type InputOf, type Quote } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { refuseUnlessReopenable } from '../domain/quote-version';
import { NextVersionStarter } from './next-version.starter';
import type { QuoteSources } from './quote-facts.reader';

@Implements(reopenQuote)
export class ReopenQuoteHandler implements Handler<typeof reopenQuote> {
  constructor(private readonly next: NextVersionStarter) {}

  prepare({ params }: InputOf<typeof reopenQuote>): Promise<QuoteSources | null> {
    return this.next.prepare(params.id);
  }

  handle({ params, body }: InputOf<typeof reopenQuote>, sources: QuoteSources | null): Promise<Quote> {
    return this.next.start(params.id, body, sources, refuseUnlessReopenable);
  }
}
