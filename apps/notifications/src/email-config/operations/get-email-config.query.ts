import { getEmailConfig, type EmailConfig } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { EmailConfigReader } from '../email-config.reader';

@Implements(getEmailConfig)
export class GetEmailConfigQuery implements Handler<typeof getEmailConfig> {
  constructor(
    private readonly reader: EmailConfigReader,
    private readonly uow: UnitOfWork,
  ) {}

  handle(): Promise<EmailConfig> {
    return this.uow.run(() => this.reader.shown());
  }
}
