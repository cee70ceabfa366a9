import { AppError, handOverQuote, lockSession, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Clock, Implements, RpcClient, UnitOfWork, type Handler } from '@quillcare/service-kit';
import {
  LinkIssuer,
  QuoteFactsReader,
  QuoteRepository,
  type QuoteState,
  recipient,
  type Recipient,
} from '../../../quote';
import { actingUser } from '../../../acting-user';
import { refuseUnlessOpen } from '../domain/open-for-staff';
import { SigningLinkRepository } from '../persistence/signing-link.repository';

/** How long the patient may use the device. */
const HANDED_OVER_MS = 2 * 3_600_000;

@Implements(handOverQuote)
export class HandOverQuoteHandler implements Handler<typeof handOverQuote> {
  constructor(
    private readonly facts: QuoteFactsReader,
    private readonly quotes: QuoteRepository,
    private readonly issuer: LinkIssuer,
    private readonly links: SigningLinkRepository,
    private readonly rpc: RpcClient,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Locks the session before handing over, so that a failure in between leaves the device locked rather than open. */
  async prepare({ params }: InputOf<typeof handOverQuote>): Promise<Recipient> {
    const sources = await this.facts.readFor(params.id);
    if (!sources) throw new AppError('NOT_FOUND');
    const client = recipient(sources.client);
    await this.uow.run(async () => refuseUnlessOpen(await this.quotes.get(params.id), this.clock.now()));
    const { organisationId, userId, sessionId } = actingUser();
    await this.rpc.call(lockSession, { body: { organisationId, userId, sessionId } });
    return client;
  }

  async handle(
    { params }: InputOf<typeof handOverQuote>,
    client: Recipient,
  ): Promise<ResultOf<typeof handOverQuote>> {
    const now = this.clock.now();
    const quote = await this.quotes.get(params.id, { lock: true });
    refuseUnlessOpen(quote, now);
    const { userId, name, sessionId } = actingUser();
    await this.links.endTabletsOfQuote(quote.id);
    const { id, link } = await this.issuer.add(quote, client);
    const expiresAt = new Date(now.getTime() + HANDED_OVER_MS);
    await this.links.forTablet(id, { helper: { userId, name }, sessionId, expiresAt });
    this.record(quote);
    // The query parameter tells the page that it is on a device of the practice, and which quote to return to.
    const path = `${new URL(link).pathname}?tablet=${quote.id}`;
    return { path, expiresAt: expiresAt.toISOString() };
  }

  private record({ id, quoteNumber }: QuoteState): void {
    this.uow.audit({
      entityType: 'QUOTE',
      entityId: id,
      action: 'UPDATE',
      entityLabel: quoteNumber,
      notes: "A device of the practice was handed to the patient to sign; this browser's session was locked",
    });
  }
}
