import { AppError, reviseQuote, type InputOf, type Quote } from '@quillcare/contracts';
import { Clock, Implements, newId, onUniqueViolation, toWire, type Handler } from '@quillcare/service-kit';
import { QuoteSettingsReader } from '../../quote-settings/operations/quote-settings.reader';
import { copyFor, keptValidity } from '../domain/quote-copy';
import { refuseInvalid, validityProblems } from '../domain/quote-content';
import { nextVersion, refuseUnlessRevisable } from '../domain/quote-version';
import type { QuoteEntity } from '../persistence/quote.entity';
import { QuoteRepository } from '../persistence/quote.repository';
import { QuoteVersionRepository } from '../persistence/quote-version.repository';
import { QuoteFactsReader, type QuoteSources } from './quote-facts.reader';
import { QuoteRepricing } from './quote-repricing';

type Body = InputOf<typeof reviseQuote>['body'];

@Implements(reviseQuote)
export class ReviseQuoteHandler implements Handler<typeof reviseQuote> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly versions: QuoteVersionRepository,
    private readonly facts: QuoteFactsReader,
    private readonly settings: QuoteSettingsReader,
    private readonly pricing: QuoteRepricing,
    private readonly clock: Clock,
  ) {}

  prepare({ params }: InputOf<typeof reviseQuote>): Promise<QuoteSources | null> {
    return this.facts.readFor(params.id);
  }

  async handle({ params, body }: InputOf<typeof reviseQuote>, sources: QuoteSources | null): Promise<Quote> {
    const former = await this.quotes.get(params.id, { lock: true });
    if (!sources) throw new AppError('NOT_FOUND');
    refuseUnlessRevisable(former, await this.versions.after(former));
    if (former.version !== body.version)
      throw new AppError('VERSION_CONFLICT', { facts: { version: former.version } });
    const draft = nextVersion(former, newId(), await this.contentFor(former, body, sources));
    // The lock on the former version lets one request after the other in; this is for what no lock covers.
    const stored = await onUniqueViolation(
      () => this.quotes.add(draft, { reason: body.reason }),
      'quote_version_unique',
      () => new AppError('REVISION_EXISTS'),
    );
    return toWire(stored);
  }

  private async contentFor(former: QuoteEntity, body: Body, { organisation, client }: QuoteSources) {
    const now = this.clock.now();
    const { validityDays } = await this.settings.current();
    const validUntil = body.validUntil ?? keptValidity(former, organisation.timeZone, validityDays, now);
    refuseInvalid(validityProblems(validUntil, organisation.timeZone, now));
    const copy = copyFor(former, client, former.quoteNumber, { validUntil, timeZone: organisation.timeZone });
    return body.prices === 'KEPT' ? copy : this.pricing.today(copy, organisation);
  }
}
