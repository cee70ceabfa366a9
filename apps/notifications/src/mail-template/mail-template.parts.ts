import { defineParts } from '@quillcare/service-kit';
import { ListMailTemplatesQuery } from './operations/list-mail-templates.query';
import { ResetMailTemplateHandler } from './operations/reset-mail-template.handler';
import { UpdateMailTemplateHandler } from './operations/update-mail-template.handler';
import { MailTemplateEntity } from './persistence/mail-template.entity';
import { MailTemplateRepository } from './persistence/mail-template.repository';

/** A practice's own wording of its emails to patients. */
export const mailTemplateParts = defineParts({
  entities: [MailTemplateEntity],
  handlers: [ListMailTemplatesQuery, UpdateMailTemplateHandler, ResetMailTemplateHandler],
  providers: [MailTemplateRepository],
});
