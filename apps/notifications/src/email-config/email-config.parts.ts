import { emailConfig } from '@quillcare/contracts';
import { defineParts, settingsHandlers } from '@quillcare/service-kit';
import { SendTestMailHandler } from './operations/send-test-mail.handler';
import { UpdateEmailConfigHandler } from './operations/update-email-config.handler';
import { EmailConfigEntity } from './persistence/email-config.entity';
import { EmailConfigRepository } from './persistence/email-config.repository';
import { MailServerStateRepository } from './persistence/mail-server-state.repository';
import { PracticeMailReader } from './practice-mail.reader';

/** A practice's email settings: its own mail server, sender, signature and logo. */
export const emailConfigParts = defineParts({
  entities: [EmailConfigEntity],
  handlers: [
    ...settingsHandlers(emailConfig, { repository: EmailConfigRepository }, [UpdateEmailConfigHandler]),
    SendTestMailHandler,
  ],
  providers: [EmailConfigRepository, MailServerStateRepository, PracticeMailReader],
});
