import { invalidInput, MailTemplateChanged, updateMailTemplate } from '@quillcare/contracts';
import { implement, toWire, UnitOfWork } from '@quillcare/service-kit';
import { findWordingProblems } from '../domain/mail-words';
import { toTemplateView, templateKeyOf } from '../domain/shown-template';
import { TEMPLATE_DEFINITIONS } from '../domain/template-definitions';
import { MailTemplateRepository, toWording } from '../persistence/mail-template.repository';

export const UpdateMailTemplateHandler = implement(
  updateMailTemplate,
  [MailTemplateRepository, UnitOfWork],
  (templates, uow) => ({
    async handle({ params, body }) {
      const key = templateKeyOf(params.template);
      const { version, ...words } = body;
      const problems = findWordingProblems(words, TEMPLATE_DEFINITIONS[key]);
      if (problems.length > 0) throw invalidInput(...problems);
      const row = await templates.change(key, version, words);
      if (row.version !== version) uow.emit(MailTemplateChanged, row.id, { id: row.id });
      return toWire(toTemplateView(key, { ...row, words: toWording(row) }));
    },
  }),
);
