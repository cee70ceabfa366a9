import { sendReplacementLink, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Clock, DailyMailLimit, Implements, TenantReader, type Handler } from '@quillcare/service-kit';
import {
  actingPatient,
  isResendable,
  LinkIssuer,
  withResentMail,
  mailKindOf,
  PatientLinkRepository,
  QuoteFactsReader,
  QuoteRepository,
  type QuoteSources,
  recipient,
  tokenHash,
} from '../../../quote';
import { CURRENT_QUOTE } from './current-version';
import { asTooManyRequests } from '../../patient-identity/operations/patient-mail-limit';

/** Minimum interval between requests, so that an old link in the wrong hands cannot flood an inbox. */
const MIN_RESEND_INTERVAL_MS = 15 * 60_000;

interface Replacement {
  quoteId: string;
  sources: QuoteSources;
}

@Implements(sendReplacementLink)
export class SendReplacementLinkHandler implements Handler<typeof sendReplacementLink> {
  constructor(
    private readonly reader: TenantReader,
    private readonly facts: QuoteFactsReader,
    private readonly quotes: QuoteRepository,
    private readonly links: PatientLinkRepository,
    private readonly issuer: LinkIssuer,
    private readonly mailLimit: DailyMailLimit,
    private readonly clock: Clock,
  ) {}

  async prepare({ params }: InputOf<typeof sendReplacementLink>): Promise<Replacement | null> {
    const found = await this.reader.one<{ id: string }>('quoting.current_quote', CURRENT_QUOTE, [
      actingPatient().linkId,
      tokenHash(params.token),
    ]);
    const sources = found && (await this.facts.readFor(found.id));
    return found && sources && { quoteId: found.id, sources };
  }

  /** Returns the same result whatever was done. */
  async handle(
    _input: InputOf<typeof sendReplacementLink>,
    replacement: Replacement | null,
  ): Promise<ResultOf<typeof sendReplacementLink>> {
    if (replacement) await this.sendIfOpen(replacement);
    return { requested: true };
  }

  private async sendIfOpen({ quoteId, sources }: Replacement): Promise<void> {
    const now = this.clock.now();
    const present = await this.quotes.find(quoteId, { lock: true });
    const { client, organisation } = sources;
    if (!present || !isResendable(present, now) || !client?.email || !client.dateOfBirth) return;
    if (client.id !== present.clientId || (await this.wasSentJustNow(quoteId, now))) return;
    // The patient's existing link keeps working, so that a stranger with the old one cannot disable it.
    const notes = 'The patient asked for the new link from a replaced one';
    const applyResend = (row: typeof present) => withResentMail(row, client.email, now);
    const quote = await this.quotes.change(quoteId, applyResend, { action: 'SEND', notes });
    await this.mailLimit.count(organisation, 'quotes').catch(asTooManyRequests);
    await this.issuer.addAndMail(quote, recipient(client), mailKindOf(quote));
  }

  private async wasSentJustNow(quoteId: string, now: Date): Promise<boolean> {
    const last = await this.links.findLastIssuedAt(quoteId);
    return last !== null && now.getTime() - last.getTime() < MIN_RESEND_INTERVAL_MS;
  }
}
