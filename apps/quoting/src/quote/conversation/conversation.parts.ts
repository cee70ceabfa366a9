import { defineParts } from '@quillcare/service-kit';
import { TellOverdueAnswersJob } from './jobs/tell-overdue-answers.job';
import { AnswerQuoteQuestionHandler } from './operations/answer-quote-question.handler';
import { ListPatientMessagesQuery } from './operations/list-patient-messages.query';
import { ListQuoteMessagesQuery } from './operations/list-quote-messages.query';
import { MarkPatientMessagesReadHandler } from './operations/mark-patient-messages-read.handler';
import { MarkQuoteMessagesReadHandler } from './operations/mark-quote-messages-read.handler';
import { PatientQuestions } from './operations/patient-questions';
import { OverdueAnswerRepository } from './persistence/overdue-answer.repository';
import { QuoteMessageRepository } from './persistence/quote-message.repository';

export const conversationParts = defineParts({
  handlers: [
    AnswerQuoteQuestionHandler,
    ListPatientMessagesQuery,
    ListQuoteMessagesQuery,
    MarkPatientMessagesReadHandler,
    MarkQuoteMessagesReadHandler,
  ],
  jobs: [TellOverdueAnswersJob],
  providers: [OverdueAnswerRepository, PatientQuestions, QuoteMessageRepository],
});
