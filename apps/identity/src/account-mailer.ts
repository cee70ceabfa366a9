import { Inject, Injectable } from '@nestjs/common';
import { sendAccountMail, type AccountMail } from '@quillcare/contracts';
import { CONFIG, seal, UnitOfWork, type ProcessConfig } from '@quillcare/service-kit';

/** Hands mails about accounts to the notifications service, in the transaction of the act that they tell of. */
@Injectable()
export class AccountMailer {
  constructor(
    private readonly uow: UnitOfWork,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  /** The same key twice in a practice is the same mail. What the mail says leaves sealed: it holds secrets and names. */
  post(organisationId: string, key: string, mail: AccountMail): void {
    const sealedMail = seal(JSON.stringify(mail), this.config.appSecret);
    this.uow.enqueue(sendAccountMail, { organisationId, key, sealedMail });
  }
}
