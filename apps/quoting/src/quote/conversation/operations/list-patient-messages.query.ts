import { AppError, listPatientMessages, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { PatientLinkGuard, actingPatient } from '../../patient-link/operations/patient-link.guard';
import { PatientSettingsRepository } from '../../../catalogue';
import { isUnreadAnswer } from '../domain/thread';
import { QuoteMessageRepository } from '../persistence/quote-message.repository';

@Implements(listPatientMessages)
export class ListPatientMessagesQuery implements Handler<typeof listPatientMessages> {
  constructor(
    private readonly guard: PatientLinkGuard,
    private readonly messages: QuoteMessageRepository,
    private readonly settings: PatientSettingsRepository,
    private readonly uow: UnitOfWork,
  ) {}

  /** In one transaction, because the link is checked where it is stored. */
  handle({ params }: InputOf<typeof listPatientMessages>): Promise<ResultOf<typeof listPatientMessages>> {
    return this.uow.run(async () => {
      if (!actingPatient().identified) throw new AppError('IDENTITY_REQUIRED');
      const { quoteId } = await this.guard.own(params.token);
      const items = await this.messages.thread(quoteId);
      const { answerTargetHours } = await this.settings.current();
      return { items, unread: items.filter(isUnreadAnswer).length, answerTargetHours };
    });
  }
}
