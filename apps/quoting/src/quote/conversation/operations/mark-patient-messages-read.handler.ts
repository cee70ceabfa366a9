import { AppError, markPatientMessagesRead, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { PatientLinkGuard, actingPatient } from '../../patient-link/operations/patient-link.guard';
import { QuoteMessageRepository } from '../persistence/quote-message.repository';

@Implements(markPatientMessagesRead)
export class MarkPatientMessagesReadHandler implements Handler<typeof markPatientMessagesRead> {
  constructor(
    private readonly guard: PatientLinkGuard,
    private readonly messages: QuoteMessageRepository,
  ) {}

  async handle({
    params,
  }: InputOf<typeof markPatientMessagesRead>): Promise<ResultOf<typeof markPatientMessagesRead>> {
    if (!actingPatient().identified) throw new AppError('IDENTITY_REQUIRED');
    const { quoteId } = await this.guard.own(params.token);
    await this.messages.markRead(quoteId, 'PRACTICE');
    return { unread: 0 };
  }
}
