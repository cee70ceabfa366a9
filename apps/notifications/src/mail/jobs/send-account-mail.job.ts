import { Inject } from '@nestjs/common';
import { accountMail, sendAccountMail, type JobData } from '@quillcare/contracts';
import {
  CONFIG,
  Processes,
  UnitOfWork,
  unseal,
  type JobHandler,
  type ProcessConfig,
} from '@quillcare/service-kit';
import { accountLetter } from '../../letter/domain/letter';
import { MailDispatcher } from '../mail-dispatcher';

@Processes(sendAccountMail)
export class SendAccountMailJob implements JobHandler<typeof sendAccountMail> {
  constructor(
    private readonly dispatcher: MailDispatcher,
    private readonly uow: UnitOfWork,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  async handle({ organisationId, key, sealedMail }: JobData<typeof sendAccountMail>): Promise<void> {
    const mail = accountMail.parse(JSON.parse(unseal(sealedMail, this.config.mailSecrets)));
    await this.uow.runFor(organisationId, () => this.dispatcher.dispatch(accountLetter(mail, key)));
  }
}
