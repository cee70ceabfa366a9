import { emailConfig } from '@quillcare/contracts';
import { defineParts, settingsHandlers } from '@quillcare/service-kit';
import { SendTestMailHandler } from './operations/send-test-mail.handler';
import { UpdateEmailConfigHandler } from './operations/update-email-config.handler';
import { CreateEmailConfig1764750000000 } from './persistence/create-email-config.migration';
import { EmailConfigEntity } from './persistence/email-config.entity';
import { EmailConfigRepository } from './persistence/email-config.repository';
import { MailServerStateRepository } from './persistence/mail-server-state.repository';
import { PracticeMailReader } from './practice-mail.reader';

/** The practice's own mail server, sender, signature and logo. */
export const emailConfigParts = defineParts({
  entities: [EmailConfigEntity],
  migrations: [CreateEmailConfig1764750000000],
  handlers: [
    ...settingsHandlers(emailConfig, { repository: EmailConfigRepository }, [UpdateEmailConfigHandler]),
    SendTestMailHandler,
  ],
  providers: [EmailConfigRepository, MailServerStateRepository, PracticeMailReader],
});
