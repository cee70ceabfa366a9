import { listMailTemplates, mailTemplateKey, type ResultOf } from '@quillcare/contracts';
import { Implements, toWire, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { shownTemplate } from '../domain/shown-template';
import { MailTemplateRepository, wordsOf } from '../persistence/mail-template.repository';

@Implements(listMailTemplates)
export class ListMailTemplatesQuery implements Handler<typeof listMailTemplates> {
  constructor(
    private readonly templates: MailTemplateRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle(): Promise<ResultOf<typeof listMailTemplates>> {
    const stored = await this.uow.run(() => this.templates.stored());
    const items = mailTemplateKey.options.map((key) => {
      const row = stored.find((one) => one.key === key);
      return shownTemplate(key, row ? { ...row, words: wordsOf(row) } : null);
    });
    return toWire({ items });
  }
}
