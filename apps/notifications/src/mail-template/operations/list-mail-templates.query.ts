import { listMailTemplates, mailTemplateKey } from '@quillcare/contracts';
import { implement, toWire, UnitOfWork } from '@quillcare/service-kit';
import { shownTemplate } from '../domain/shown-template';
import { MailTemplateRepository, wordsOf } from '../persistence/mail-template.repository';

export const ListMailTemplatesQuery = implement(
  listMailTemplates,
  [MailTemplateRepository, UnitOfWork],
  (templates, uow) => ({
    async handle() {
      const stored = await uow.run(() => templates.stored());
      const items = mailTemplateKey.options.map((key) => {
        const row = stored.find((one) => one.key === key);
        return shownTemplate(key, row ? { ...row, words: wordsOf(row) } : null);
      });
      return toWire({ items });
    },
  }),
);
