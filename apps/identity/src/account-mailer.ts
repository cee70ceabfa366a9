import { Inject, Injectable } from '@nestjs/common';
import { sendAccountMail, type AccountMail } from '@quillcare/contracts';
import { CONFIG, seal, UnitOfWork, type ProcessConfig } from '@quillcare/service-kit';

/** Sends account emails through the notifications service, in the transaction of the change they report. */
@Injectable()
export class AccountMailer {
  constructor(
    private readonly uow: UnitOfWork,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  /** Deduplicated by key within a practice. The content is encrypted because it contains secrets and names. */
  post(organisationId: string, key: string, mail: AccountMail): void {
    const sealedMail = seal(JSON.stringify(mail), this.config.mailSecret);
    this.uow.enqueue(sendAccountMail, { organisationId, key, sealedMail });
  }
}
