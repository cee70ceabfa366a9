import { Injectable } from '@nestjs/common';
import { checkReminder, QuoteReminderWithheld } from '@quillcare/contracts';
import { ProcessLogger, RpcClient, UnitOfWork } from '@quillcare/service-kit';

/** Checks whether a reminder still makes sense at the moment it would be sent. */
@Injectable()
export class ReminderGate {
  constructor(
    private readonly rpc: RpcClient,
    private readonly uow: UnitOfWork,
    private readonly logger: ProcessLogger,
  ) {}

  /**
   * Returns false if the quote was answered or withdrawn, or its reminders were stopped. It then calls `discard` to delete the
   * email and publishes QuoteReminderWithheld.
   */
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
    this.logger.info({ reminderId, reason }, 'no reminder: it is no longer needed');
    return false;
  }
}
