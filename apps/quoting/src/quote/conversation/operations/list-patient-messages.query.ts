import { AppError, listPatientMessages } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { PatientLinkGuard, actingPatient } from '../../patient-link/operations/patient-link.guard';
import { PatientSettingsRepository } from '../../../catalogue';
import { isUnreadAnswer } from '../domain/thread';
import { QuoteMessageRepository } from '../persistence/quote-message.repository';

export const ListPatientMessagesQuery = implement(
  listPatientMessages,
  [PatientLinkGuard, QuoteMessageRepository, PatientSettingsRepository, UnitOfWork],
  (guard, messages, settings, uow) => ({
    /** A single transaction, because the link is verified against its stored row. */
    handle: ({ params }) =>
      uow.run(async () => {
        if (!actingPatient().identified) throw new AppError('IDENTITY_REQUIRED');
        const { quoteId } = await guard.resolveOwn(params.token);
        const items = await messages.readThread(quoteId);
        const { answerTargetHours } = await settings.current();
        return { items, unread: items.filter(isUnreadAnswer).length, answerTargetHours };
      }),
  }),
);
