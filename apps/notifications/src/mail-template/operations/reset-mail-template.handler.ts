import { MailTemplateChanged, resetMailTemplate } from '@quillcare/contracts';
import { implement, toWire, UnitOfWork } from '@quillcare/service-kit';
import { toTemplateView, templateKeyOf } from '../domain/shown-template';
import { TEMPLATE_DEFINITIONS } from '../domain/template-definitions';
import { MailTemplateRepository, toWording } from '../persistence/mail-template.repository';

export const ResetMailTemplateHandler = implement(
  resetMailTemplate,
  [MailTemplateRepository, UnitOfWork],
  (templates, uow) => ({
    async handle({ params, body }) {
      const key = templateKeyOf(params.template);
      const row = await templates.reset(key, body.version, TEMPLATE_DEFINITIONS[key].words);
      if (row.version !== body.version) uow.emit(MailTemplateChanged, row.id, { id: row.id });
      return toWire(toTemplateView(key, { ...row, words: toWording(row) }));
    },
  }),
);
