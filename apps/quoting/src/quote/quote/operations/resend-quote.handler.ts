import { AppError, resendQuote, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Clock, DailyMailLimit, Implements, toWire, type Handler } from '@quillcare/service-kit';
import { LinkIssuer, recipient } from '../../patient-link/operations/link-issuer';
import { mailKindOf, refuseUnlessResendable, resend } from '../domain/quote-resend';
import { QuoteRepository } from '../persistence/quote.repository';
import { QuoteFactsReader, type QuoteSources } from './quote-facts.reader';

@Implements(resendQuote)
export class ResendQuoteHandler implements Handler<typeof resendQuote> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly links: LinkIssuer,
    private readonly facts: QuoteFactsReader,
    private readonly mailLimit: DailyMailLimit,
    private readonly clock: Clock,
  ) {}

  prepare({ params }: InputOf<typeof resendQuote>): Promise<QuoteSources | null> {
    return this.facts.readFor(params.id);
  }

  async handle(
    { params, body }: InputOf<typeof resendQuote>,
    sources: QuoteSources | null,
  ): Promise<ResultOf<typeof resendQuote>> {
    const now = this.clock.now();
    const present = await this.quotes.get(params.id, { lock: true });
    if (!sources) throw new AppError('NOT_FOUND');
    refuseUnlessResendable(present, now);
    const client = recipient(sources.client);
    const options = {
      expectedVersion: body.version,
      action: 'SEND',
      notes: 'Sent again with a new link; the former link no longer works',
    } as const;
    const quote = await this.quotes.change(params.id, (row) => resend(row, client.email, now), options);
    await this.mailLimit.count(sources.organisation, 'quotes');
    const issued = await this.links.replace(quote, client);
    this.links.mail(quote, issued, mailKindOf(quote));
    return { quote: toWire(quote), link: issued.link };
  }
}
