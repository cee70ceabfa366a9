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
import { accountLetter } from '../domain/letter';
import { MailPoster } from '../mail-poster';

@Processes(sendAccountMail)
export class SendAccountMailJob implements JobHandler<typeof sendAccountMail> {
  constructor(
    private readonly poster: MailPoster,
    private readonly uow: UnitOfWork,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  async handle({ organisationId, key, sealedMail }: JobData<typeof sendAccountMail>): Promise<void> {
    const mail = accountMail.parse(JSON.parse(unseal(sealedMail, this.config.secrets)));
    await this.uow.runFor(organisationId, () => this.poster.post(accountLetter(mail, key)));
  }
}
