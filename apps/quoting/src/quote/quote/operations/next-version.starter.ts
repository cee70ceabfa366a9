import { Injectable } from '@nestjs/common';
import { AppError, type InputOf, type Quote, type reviseQuote } from '@quillcare/contracts';
import { Clock, newId, onUniqueViolation, toWire } from '@quillcare/service-kit';
import { QuoteSettingsRepository } from '../../../catalogue';
import { copyContent, validityOfCopy } from '../domain/quote-copy';
import { assertNoProblems, validityProblems } from '../domain/quote-content';
import {
  assertNextNotStarted,
  continueAsVariation,
  isOvertaken,
  nextVersion,
  variedVersionId,
} from '../domain/quote-version';
import type { QuoteEntity } from '../persistence/quote.entity';
import { QuoteRepository } from '../persistence/quote.repository';
import { QuoteVersionRepository } from '../persistence/quote-version.repository';
import { QuoteFactsReader, type QuoteSources } from './quote-facts.reader';
import { QuoteRepricing } from './quote-repricing';

type Revision = InputOf<typeof reviseQuote>['body'];

/** The requested version. Keeps the quote's prices unless stated otherwise. */
export type RequestedVersion = Pick<Revision, 'version' | 'reason'> &
  Partial<Pick<Revision, 'prices' | 'validUntil'>>;

/** Starts the next version of a quote as a draft, for any purpose. */
@Injectable()
export class NextVersionStarter {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly versions: QuoteVersionRepository,
    private readonly facts: QuoteFactsReader,
    private readonly settings: QuoteSettingsRepository,
    private readonly pricing: QuoteRepricing,
    private readonly clock: Clock,
  ) {}

  /** Reads from other services. Call it before the transaction, which must not wait for a remote call. */
  prepare(id: string): Promise<QuoteSources | null> {
    return this.facts.readFor(id);
  }

  /** `refuse` throws if the quote cannot have another version for this purpose. */
  async start(
    id: string,
    request: RequestedVersion,
    sources: QuoteSources | null,
    refuse: (former: QuoteEntity) => void | Promise<void>,
  ): Promise<Quote> {
    await this.versions.lockAll(id);
    const former = await this.quotes.get(id);
    if (!sources) throw new AppError('NOT_FOUND');
    await refuse(former);
    const started = await this.versions.findStartedAfter(former);
    const overtaken = isOvertaken(started, former) ? started : null;
    if (!overtaken) assertNextNotStarted(started);
    await this.assertSignedVersionInForce(former);
    if (former.version !== request.version)
      throw new AppError('VERSION_CONFLICT', { facts: { version: former.version } });
    if (overtaken) return this.continueDraft(overtaken.id, former, request.reason);
    const next = { id: newId(), revision: await this.versions.nextRevision(former.quoteNumber) };
    const draft = nextVersion(former, next, await this.buildContent(former, request, sources));
    // The lock on all versions serialises requests; the unique index covers whatever the lock does not.
    const stored = await onUniqueViolation(
      () => this.quotes.add(draft, { reason: request.reason }),
      'quote_version_unique',
      () => new AppError('REVISION_EXISTS'),
    );
    return toWire(stored);
  }

  private async continueDraft(draftId: string, signed: QuoteEntity, reason: string | null): Promise<Quote> {
    const notes = `Continues as a change of version ${signed.revision}, which the patient has signed meanwhile`;
    const adopt = (draft: QuoteEntity) => continueAsVariation(draft, signed);
    return toWire(await this.quotes.change(draftId, adopt, { reason, notes }));
  }

  /** A successor of an unsigned variation is a variation too, so the version it changes must still be in force. */
  private async assertSignedVersionInForce(former: QuoteEntity): Promise<void> {
    const signedId = variedVersionId(former);
    if (signedId === null || signedId === former.id) return;
    const signed = await this.quotes.get(signedId);
    if (signed.status === 'ACCEPTED') return;
    throw new AppError('QUOTE_NOT_REVISABLE', {
      detail: `Version ${signed.revision}, which this was to change, is no longer in force.`,
      facts: { newestId: signed.supersededById ?? signed.id },
    });
  }

  private async buildContent(
    former: QuoteEntity,
    { prices = 'KEPT', validUntil: requested = null }: RequestedVersion,
    { organisation, client }: QuoteSources,
  ) {
    const now = this.clock.now();
    const { validityDays } = await this.settings.current();
    const validUntil = requested ?? validityOfCopy(former, organisation.timeZone, validityDays, now);
    assertNoProblems(validityProblems(validUntil, organisation.timeZone, now));
    const copy = copyContent(former, client, former.quoteNumber, {
      validUntil,
      timeZone: organisation.timeZone,
    });
    return prices === 'KEPT' ? copy : this.pricing.reprice(copy, organisation);
  }
}
