import { QuoteQuestionAnswered, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import { FollowUp } from '../follow-up';

/** The practice answered the patient's question: the call is no more urgent than before it. */
@Consumes(QuoteQuestionAnswered)
export class OnQuoteQuestionAnsweredConsumer implements Consumer<typeof QuoteQuestionAnswered> {
  constructor(private readonly followUp: FollowUp) {}

  handle({ data, time }: EventEnvelope<EventData<typeof QuoteQuestionAnswered>>): Promise<void> {
    return this.followUp.relax(data, new Date(time));
  }
}
