import { listMailTemplates, mailTemplateKey } from '@quillcare/contracts';
import { implement, toWire, UnitOfWork } from '@quillcare/service-kit';
import { toTemplateView } from '../domain/shown-template';
import { MailTemplateRepository, toWording } from '../persistence/mail-template.repository';

export const ListMailTemplatesQuery = implement(
  listMailTemplates,
  [MailTemplateRepository, UnitOfWork],
  (templates, uow) => ({
    async handle() {
      const stored = await uow.run(() => templates.findStored());
      const items = mailTemplateKey.options.map((key) => {
        const row = stored.find((one) => one.key === key);
        return toTemplateView(key, row ? { ...row, words: toWording(row) } : null);
      });
      return toWire({ items });
    },
  }),
);
