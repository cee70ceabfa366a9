import {
  AppError,
  sendQuote,
  type Client,
  type FieldError,
  type InputOf,
  type OrganisationRecord,
  type ResultOf,
} from '@quillcare/contracts';
import { Clock, DailyMailLimit, Implements, toWire, type Handler } from '@quillcare/service-kit';
import { PatientSettingsRepository, PatientTermsRepository } from '../../../catalogue';
import { QuoteFileRepository } from '../../quote-file/persistence/quote-file.repository';
import { LinkIssuer, recipient, type Recipient } from '../../patient-link/operations/link-issuer';
import { ReminderPlanner } from '../../patient-reminder/operations/reminder-planner';
import { choiceProblems } from '../../quote/domain/offered-choices';
import { quoteSearchKey, assertNoProblems } from '../../quote/domain/quote-content';
import { blockingProblems, checklistOf } from '../../quote/domain/consent-check';
import { withCoolingOff } from '../../quote/domain/cooling-off';
import { mailKindOf } from '../../quote/domain/quote-resend';
import { withSigningAge } from '../../quote/domain/signing-age';
import { buildDocument, freeze, type FrozenDocument } from '../../quote/domain/quote-document';
import { assertSendable, send } from '../../quote/domain/quote';
import { isDiscountAllowed, underCap } from '../../quote/domain/quote-approval';
import { QuoteDocumentRepository } from '../../quote/persistence/quote-document.repository';
import type { QuoteEntity } from '../../quote/persistence/quote.entity';
import { QuoteRepository } from '../../quote/persistence/quote.repository';
import { QuoteVersionRepository } from '../../quote/persistence/quote-version.repository';
import { PriceListReader } from '../../quote/operations/price-list.reader';
import { QuoteFactsReader, type QuoteSources } from '../../quote/operations/quote-facts.reader';
import { snapshotClient, assertSameClient } from '../../quote/operations/quote-parties.reader';

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
    private readonly prices: PriceListReader,
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
    await this.assertComplete(locked, client, sources.organisation, now);
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

  /** Throws for an unapproved discount, and for open checklist points the practice has chosen to block sending. */
  private async assertComplete(
    quote: QuoteEntity,
    client: Recipient,
    practice: OrganisationRecord,
    now: Date,
  ): Promise<void> {
    const [{ blockingPoints, gstConfirmedAt, discountCapBasisPoints }, surgeries] = await Promise.all([
      this.prices.settings(),
      this.prices.surgeries(quote.surgeries),
    ]);
    const discount = underCap(quote, discountCapBasisPoints);
    if (!isDiscountAllowed({ ...quote, discount })) throw new AppError('DISCOUNT_NOT_APPROVED');
    assertNoProblems(choiceProblems(quote));
    const checks = checklistOf(quote, { client, surgeries }, practice, blockingPoints, now);
    const errors = [...blockingProblems(checks, quote), ...gstProblems(practice, gstConfirmedAt)];
    if (errors.length > 0) throw new AppError('QUOTE_INCOMPLETE', { errors });
  }
}

/** In New Zealand either every line has GST or none has, so the practice must confirm which before its first quote. */
function gstProblems({ country }: OrganisationRecord, gstConfirmedAt: string | null): FieldError[] {
  if (country !== 'NZ' || gstConfirmedAt !== null) return [];
  const message = 'Please confirm in the quote settings how your practice charges GST';
  return [{ path: 'gstOnEveryLine', message }];
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
