import { AppError, answerQuoteQuestion, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Clock, DailyMailLimit, Implements, newId, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { LinkIssuer, recipient } from '../../patient-link/operations/link-issuer';
import { answerQuestion } from '../../quote/domain/quote';
import { QuoteFactsReader, type QuoteSources } from '../../quote/operations/quote-facts.reader';
import type { QuoteEntity } from '../../quote/persistence/quote.entity';
import { QuoteRepository } from '../../quote/persistence/quote.repository';
import { assertHasQuestion } from '../domain/thread';
import { QuoteMessageRepository } from '../persistence/quote-message.repository';

type Input = InputOf<typeof answerQuoteQuestion>;

const CHANNEL_NOTES = {
  PAGE: "Answered the patient's question on the page of the quote",
  TELEPHONE: "Answered the patient's question by telephone",
};

@Implements(answerQuoteQuestion)
export class AnswerQuoteQuestionHandler implements Handler<typeof answerQuoteQuestion> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly messages: QuoteMessageRepository,
    private readonly links: LinkIssuer,
    private readonly facts: QuoteFactsReader,
    private readonly mailLimit: DailyMailLimit,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  prepare({ params }: Input): Promise<QuoteSources | null> {
    return this.facts.readFor(params.id);
  }

  /** Locks the quote first, so that an acceptance either precedes the answer, which is then rejected, or follows it. */
  async handle(
    { params, body }: Input,
    sources: QuoteSources | null,
  ): Promise<ResultOf<typeof answerQuoteQuestion>> {
    const now = this.clock.now();
    const id = newId();
    const { version } = await this.quotes.get(params.id, { lock: true });
    if (!sources) throw new AppError('NOT_FOUND');
    const auditFields = { reason: body.text, notes: CHANNEL_NOTES[body.channel] };
    const quote = await this.quotes.change(
      params.id,
      (row) => answerQuestion(row, { messageId: id, channel: body.channel }, now),
      auditFields,
    );
    assertHasQuestion(await this.messages.readThread(quote.id));
    // A further answer does not change the quote itself but is audited all the same.
    if (quote.version === version) this.auditUnchanged(quote, auditFields);
    await this.messages.markRead(quote.id, 'PATIENT');
    const message = await this.messages.add({ ...body, id, from: 'PRACTICE', quote, sentAt: now });
    if (body.channel === 'PAGE') await this.mail(quote, sources);
    return message;
  }

  private auditUnchanged(
    { id, quoteNumber }: QuoteEntity,
    auditFields: { reason: string; notes: string },
  ): void {
    this.uow.audit({
      entityType: 'QUOTE',
      entityId: id,
      action: 'UPDATE',
      entityLabel: quoteNumber,
      ...auditFields,
    });
  }

  /** Goes to the address the quote was sent to. If the client's address has changed, the quote must be resent first. */
  private async mail(quote: QuoteEntity, { client, organisation }: QuoteSources): Promise<void> {
    await this.mailLimit.count(organisation, 'emails to patients');
    await this.links.addAndMail(quote, recipient(client), 'ANSWER');
  }
}
