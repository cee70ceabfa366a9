import { QuoteAnswerOverdue } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { answerOverdueNews } from '../domain/answer-overdue-news';

export const OnQuoteAnswerOverdueConsumer = on(QuoteAnswerOverdue, [Notifier], (notifier) => ({
  handle: ({ data }) => notifier.notify(answerOverdueNews(data)),
}));
