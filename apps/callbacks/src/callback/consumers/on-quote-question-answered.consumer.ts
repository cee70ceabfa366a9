import { QuoteQuestionAnswered } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { FollowUp } from '../follow-up';

/** The practice answered the patient's question: the call is no more urgent than before it. */
export const OnQuoteQuestionAnsweredConsumer = on(QuoteQuestionAnswered, [FollowUp], (followUp) => ({
  handle: ({ data, time }) => followUp.relax(data, new Date(time)),
}));
