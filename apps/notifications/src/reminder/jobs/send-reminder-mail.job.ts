import { Inject } from '@nestjs/common';
import { getOrganisation, sendReminderMail, type JobData } from '@quillcare/contracts';
import {
  CONFIG,
  Processes,
  RpcClient,
  UnitOfWork,
  unseal,
  type JobHandler,
  type ProcessConfig,
} from '@quillcare/service-kit';
import { readMailedQuote } from '../../letter/mailed-quote';
import { MailDispatcher } from '../../mail/mail-dispatcher';
import { reminderLetter } from '../domain/reminder-letter';
import { ReminderGate } from '../reminder-gate';

/** Queues the email of a reminder. It is delivered like any other, with another check right before sending. */
@Processes(sendReminderMail)
export class SendReminderMailJob implements JobHandler<typeof sendReminderMail> {
  constructor(
    private readonly rpc: RpcClient,
    private readonly gate: ReminderGate,
    private readonly dispatcher: MailDispatcher,
    private readonly uow: UnitOfWork,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  async handle(data: JobData<typeof sendReminderMail>): Promise<void> {
    const { organisationId, quoteId, reminderId, kind, validUntil } = data;
    if (!(await this.gate.isOpen(organisationId, reminderId))) return;
    const [quote, organisation] = await Promise.all([
      readMailedQuote(this.rpc, { organisationId, quoteId }),
      this.rpc.call(getOrganisation, { body: { organisationId } }),
    ]);
    const link = unseal(data.sealedLink, this.config.mailSecrets);
    const stopToken = unseal(data.sealedStopToken, this.config.mailSecrets);
    const reminder = { reminderId, kind, validUntil, link, stopToken };
    const letter = reminderLetter(quote, organisation, reminder, this.config.publicUrl);
    await this.uow.runFor(organisationId, () => this.dispatcher.dispatch(letter));
  }
}
