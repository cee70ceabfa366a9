import {
  AppError,
  sendQuote,
  type Client,
  type InputOf,
  type OrganisationRecord,
  type ResultOf,
} from '@quillcare/contracts';
import { Clock, DailyMailLimit, Implements, toWire, type Handler } from '@quillcare/service-kit';
import { PatientSettingsRepository, PatientTermsRepository } from '../../../catalogue';
import { QuoteFileRepository } from '../../quote-file/persistence/quote-file.repository';
import { LinkIssuer, recipient, type Recipient } from '../../patient-link/operations/link-issuer';
import { ReminderPlanner } from '../../patient-reminder/operations/reminder-planner';
import { quoteSearchKey } from '../../quote/domain/quote-content';
import { withCoolingOff } from '../../quote/domain/cooling-off';
import { mailKindOf } from '../../quote/domain/quote-resend';
import { withSigningAge } from '../../quote/domain/signing-age';
import { buildDocument, freeze, type FrozenDocument } from '../../quote/domain/quote-document';
import { assertSendable, send } from '../../quote/domain/quote';
import { QuoteDocumentRepository } from '../../quote/persistence/quote-document.repository';
import type { QuoteEntity } from '../../quote/persistence/quote.entity';
import { QuoteRepository } from '../../quote/persistence/quote.repository';
import { QuoteVersionRepository } from '../../quote/persistence/quote-version.repository';
import { QuoteFactsReader, type QuoteSources } from '../../quote/operations/quote-facts.reader';
import { snapshotClient, assertSameClient } from '../../quote/operations/quote-parties.reader';
import { SendingChecks } from './sending-checks';

@Implements(sendQuote)
export class SendQuoteHandler implements Handler<typeof sendQuote> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly documents: QuoteDocumentRepository,
    private readonly versions: QuoteVersionRepository,
    private readonly terms: PatientTermsRepository,
    private readonly settings: PatientSettingsRepository,
    private readonly links: LinkIssuer,
    private readonly facts: QuoteFactsReader,
    private readonly checks: SendingChecks,
    private readonly files: QuoteFileRepository,
    private readonly reminders: ReminderPlanner,
    private readonly mailLimit: DailyMailLimit,
    private readonly clock: Clock,
  ) {}

  prepare({ params }: InputOf<typeof sendQuote>): Promise<QuoteSources | null> {
    return this.facts.readFor(params.id);
  }

  async handle(
    { params, body }: InputOf<typeof sendQuote>,
    sources: QuoteSources | null,
  ): Promise<ResultOf<typeof sendQuote>> {
    const now = this.clock.now();
    const locked = await this.quotes.get(params.id, { lock: true });
    if (!sources) throw new AppError('NOT_FOUND');
    assertSendable(locked, now);
    assertSameClient(sources.client, locked.clientId);
    const client = recipient(sources.client);
    await this.checks.assertComplete(locked, client, sources.organisation, now);
    const snapshot = withCurrentDetails(locked, client, sources.organisation);
    const document = await this.freeze(snapshot, sources.organisation, client, now);
    const options = { expectedVersion: body.version, action: 'SEND' } as const;
    const quote = await this.quotes.change(params.id, () => send(snapshot, document.sha256, now), options);
    await this.versions.replaceFormer(quote, now);
    await this.documents.add(quote.id, quote.revision, document, now);
    await this.files.requestFile(quote, 'QUOTE');
    await this.reminders.plan(quote);
    await this.mailLimit.count(sources.organisation, 'quotes');
    // The token leaves this transaction only encrypted in the email job and in the result.
    const issued = await this.links.add(quote, client);
    this.links.mail(quote, issued, mailKindOf(quote));
    return { quote: toWire(quote), link: issued.link };
  }

  /**
   * Freezes the document with everything that binds the practice from now on: its terms, who may sign, and the cooling-off
   * period.
   */
  private async freeze(
    quote: QuoteEntity,
    practice: OrganisationRecord,
    { dateOfBirth }: Recipient,
    now: Date,
  ): Promise<FrozenDocument> {
    const terms = await this.terms.forQuote(practice.country);
    const settings = await this.settings.current();
    const patient = { dateOfBirth, sentAt: now };
    const document = withCoolingOff(
      buildDocument(quote, practice, terms, now),
      settings.coolingOffDays,
      patient,
    );
    return freeze(withSigningAge(document, settings));
  }
}

function withCurrentDetails(quote: QuoteEntity, client: Client, practice: OrganisationRecord): QuoteEntity {
  const snapshot = snapshotClient(client);
  return {
    ...quote,
    client: snapshot,
    timeZone: practice.timeZone,
    searchKey: quoteSearchKey(quote.quoteNumber, snapshot, quote.doctor),
  };
}
