import { newId } from '@quillcare/service-kit';
import { Injectable } from '@nestjs/common';
import { receiveQuery } from '../../quote/domain/quote';
import type { QuoteEntity } from '../../quote/persistence/quote.entity';
import { QuoteRepository } from '../../quote/persistence/quote.repository';
import { assertBelowUnansweredLimit } from '../domain/thread';
import { QuoteMessageRepository } from '../persistence/quote-message.repository';

/** Handles a patient's question or reply about a quote whose row is locked. */
@Injectable()
export class PatientQuestions {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly messages: QuoteMessageRepository,
  ) {}

  async ask(quoteId: string, text: string, now: Date): Promise<QuoteEntity> {
    assertBelowUnansweredLimit(await this.messages.readThread(quoteId));
    const id = newId();
    const quote = await this.quotes.change(quoteId, (row) => receiveQuery(row, id, now), { reason: text });
    await this.messages.add({ id, from: 'PATIENT', channel: 'PAGE', text, quote, sentAt: now });
    return quote;
  }
}
