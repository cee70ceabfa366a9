import { defineParts } from '@quillcare/service-kit';
import { ListMailTemplatesQuery } from './operations/list-mail-templates.query';
import { ResetMailTemplateHandler } from './operations/reset-mail-template.handler';
import { UpdateMailTemplateHandler } from './operations/update-mail-template.handler';
import { CreateMailTemplate1764750000003 } from './persistence/create-mail-template.migration';
import { MailTemplateEntity } from './persistence/mail-template.entity';
import { MailTemplateRepository } from './persistence/mail-template.repository';

/** The practice's own words for its emails to patients. */
export const mailTemplateParts = defineParts({
  entities: [MailTemplateEntity],
  migrations: [CreateMailTemplate1764750000003],
  handlers: [ListMailTemplatesQuery, UpdateMailTemplateHandler, ResetMailTemplateHandler],
  providers: [MailTemplateRepository],
});
