import { AppError, listQuoteMessages, type QuoteStatus } from '@quillcare/contracts';
import { Clock, implement, TenantReader } from '@quillcare/service-kit';
import { awaitsAnswer, isEnded } from '../../quote/domain/quote';
import { PatientSettingsRepository } from '../../../catalogue';
import { answerDueAt } from '../domain/thread';
import { QuoteMessageRepository } from '../persistence/quote-message.repository';

interface AskedQuote {
  status: QuoteStatus;
  questionSince: string | null;
  expiresAt: string | null;
}

const ASKED_QUOTE =
  'select status, question_since, expires_at from quoting.quote where organisation_id = $1 and id = $2 and deleted_at is null';

export const ListQuoteMessagesQuery = implement(
  listQuoteMessages,
  [TenantReader, QuoteMessageRepository, PatientSettingsRepository, Clock],
  (reader, messages, settings, clock) => ({
    async handle({ params }) {
      const [quote, items, { answerTargetHours }] = await Promise.all([
        reader.one<AskedQuote>('quoting.asked_quote', ASKED_QUOTE, [params.id]),
        messages.readThread(params.id),
        settings.current(),
      ]);
      if (!quote) throw new AppError('NOT_FOUND');
      const expiresAt = quote.expiresAt === null ? null : new Date(quote.expiresAt);
      const isOpen = awaitsAnswer(quote.status) && !isEnded({ status: quote.status, expiresAt }, clock.now());
      const since = isOpen && quote.questionSince !== null ? new Date(quote.questionSince) : null;
      return {
        items,
        unread: items.filter(({ from, readAt }) => from === 'PATIENT' && readAt === null).length,
        answerBy: answerDueAt(since, answerTargetHours)?.toISOString() ?? null,
        isOpen,
      };
    },
  }),
);
