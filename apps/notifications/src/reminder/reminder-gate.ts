import { Injectable } from '@nestjs/common';
import { checkReminder, QuoteReminderWithheld } from '@quillcare/contracts';
import { ProcessLogger, RpcClient, UnitOfWork } from '@quillcare/service-kit';

/** Asks, at the moment at which a reminder would go, whether it still makes sense. */
@Injectable()
export class ReminderGate {
  constructor(
    private readonly rpc: RpcClient,
    private readonly uow: UnitOfWork,
    private readonly logger: ProcessLogger,
  ) {}

  /** False for a reminder whose quote was answered, stopped or withdrawn meanwhile; the quote is told. `discard` removes the email. */
  async isOpen(
    organisationId: string,
    reminderId: string,
    discard: () => Promise<unknown> = async () => undefined,
  ): Promise<boolean> {
    const { reason } = await this.rpc.call(checkReminder, { body: { organisationId, reminderId } });
    if (reason === null) return true;
    await this.uow.runFor(organisationId, async () => {
      await discard();
      this.uow.emit(QuoteReminderWithheld, reminderId, { reminderId, reason });
    });
    this.logger.info({ reminderId, reason }, 'no reminder: its reason went before it could be sent');
    return false;
  }
}
