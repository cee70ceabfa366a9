import { AppError, answerQuoteQuestion, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Clock, DailyMailLimit, Implements, newId, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { LinkIssuer, recipient } from '../../patient-link/operations/link-issuer';
import { answerQuestion } from '../../quote/domain/quote';
import { QuoteFactsReader, type QuoteSources } from '../../quote/operations/quote-facts.reader';
import type { QuoteEntity } from '../../quote/persistence/quote.entity';
import { QuoteRepository } from '../../quote/persistence/quote.repository';
import { refuseWithoutQuestion } from '../domain/thread';
import { QuoteMessageRepository } from '../persistence/quote-message.repository';

type Input = InputOf<typeof answerQuoteQuestion>;

const NOTES = {
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

  /** The quote is locked first: an acceptance comes either before the answer, which is then refused, or after it. */
  async handle(
    { params, body }: Input,
    sources: QuoteSources | null,
  ): Promise<ResultOf<typeof answerQuoteQuestion>> {
    const now = this.clock.now();
    const id = newId();
    const { version } = await this.quotes.get(params.id, { lock: true });
    if (!sources) throw new AppError('NOT_FOUND');
    const told = { reason: body.text, notes: NOTES[body.channel] };
    const quote = await this.quotes.change(
      params.id,
      (row) => answerQuestion(row, { messageId: id, channel: body.channel }, now),
      told,
    );
    refuseWithoutQuestion(await this.messages.thread(quote.id));
    // A further answer changes nothing of the quote itself, and is an act nevertheless.
    if (quote.version === version) this.auditUnchanged(quote, told);
    await this.messages.markRead(quote.id, 'PATIENT');
    const message = await this.messages.add({ ...body, id, from: 'PRACTICE', quote, sentAt: now });
    if (body.channel === 'PAGE') await this.mail(quote, sources);
    return message;
  }

  private auditUnchanged({ id, quoteNumber }: QuoteEntity, told: { reason: string; notes: string }): void {
    this.uow.audit({
      entityType: 'QUOTE',
      entityId: id,
      action: 'UPDATE',
      entityLabel: quoteNumber,
      ...told,
    });
  }

  /** The link goes to the address that the quote was sent to; who has another one now gets the quote resent first. */
  private async mail(quote: QuoteEntity, { client, organisation }: QuoteSources): Promise<void> {
    await this.mailLimit.count(organisation, 'emails to patients');
    await this.links.addAndMail(quote, recipient(client), 'ANSWER');
  }
}
