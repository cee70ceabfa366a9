import { AppError, followReplacement, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Clock, Implements, TenantReader, type Handler } from '@quillcare/service-kit';
import {
  actingPatient,
  isResendable,
  LinkIssuer,
  PatientLinkRepository,
  QuoteDocumentRepository,
  QuoteFactsReader,
  QuoteRepository,
  type QuoteSources,
  recipient,
  refuseUnlessIdentified,
  tokenHash,
} from '../../../quote';
import { CURRENT_QUOTE } from './current-version';

/** What is known before the transaction. */
interface Replacement {
  quoteId: string;
  sources: QuoteSources;
}

/** The same refusal for everything, so that an old link tells nothing of what became of the quote. */
const refused = () => new AppError('LINK_SUPERSEDED', { facts: { replacedBy: 'NEW_VERSION' } });

@Implements(followReplacement)
export class FollowReplacementHandler implements Handler<typeof followReplacement> {
  constructor(
    private readonly reader: TenantReader,
    private readonly facts: QuoteFactsReader,
    private readonly quotes: QuoteRepository,
    private readonly documents: QuoteDocumentRepository,
    private readonly links: PatientLinkRepository,
    private readonly issuer: LinkIssuer,
    private readonly clock: Clock,
  ) {}

  async prepare({ params }: InputOf<typeof followReplacement>): Promise<Replacement | null> {
    refuseUnlessIdentified();
    const found = await this.reader.one<{ id: string }>('quoting.current_quote', CURRENT_QUOTE, [
      actingPatient().linkId,
      tokenHash(params.token),
    ]);
    const sources = found && (await this.facts.readFor(found.id));
    return found && sources && { quoteId: found.id, sources };
  }

  async handle(
    { params }: InputOf<typeof followReplacement>,
    replacement: Replacement | null,
  ): Promise<ResultOf<typeof followReplacement>> {
    const own = await this.links.findByHash(tokenHash(params.token));
    // A link that was switched off leads nowhere, nor does one on the practice's device.
    if (!replacement || !own || own.revokedAt !== null || own.linkExpiresAt !== null) throw refused();
    const quote = await this.quotes.find(replacement.quoteId, { lock: true });
    const client = recipient(replacement.sources.client);
    if (!quote || !isResendable(quote, this.clock.now()) || quote.clientId !== client.id) throw refused();
    const { content } = await this.documents.get(own.quoteId);
    if (content.client.email.toLowerCase() !== client.email?.toLowerCase()) throw refused();
    const { link } = await this.issuer.add(quote, client);
    return { path: new URL(link).pathname };
  }
}
