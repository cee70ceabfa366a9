import { AppError, markPatientMessagesRead } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { PatientLinkGuard, actingPatient } from '../../patient-link/operations/patient-link.guard';
import { QuoteMessageRepository } from '../persistence/quote-message.repository';

export const MarkPatientMessagesReadHandler = implement(
  markPatientMessagesRead,
  [PatientLinkGuard, QuoteMessageRepository],
  (guard, messages) => ({
    async handle({ params }) {
      if (!actingPatient().identified) throw new AppError('IDENTITY_REQUIRED');
      const { quoteId } = await guard.resolveOwn(params.token);
      await messages.markRead(quoteId, 'PRACTICE');
      return { unread: 0 };
    },
  }),
);
