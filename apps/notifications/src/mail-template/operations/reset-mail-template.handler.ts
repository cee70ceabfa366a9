import { MailTemplateChanged, resetMailTemplate, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, toWire, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { shownTemplate, templateKeyOf } from '../domain/shown-template';
import { TEMPLATE_DEFINITIONS } from '../domain/template-definitions';
import { MailTemplateRepository, wordsOf } from '../persistence/mail-template.repository';

@Implements(resetMailTemplate)
export class ResetMailTemplateHandler implements Handler<typeof resetMailTemplate> {
  constructor(
    private readonly templates: MailTemplateRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({
    params,
    body,
  }: InputOf<typeof resetMailTemplate>): Promise<ResultOf<typeof resetMailTemplate>> {
    const key = templateKeyOf(params.template);
    const row = await this.templates.reset(key, body.version, TEMPLATE_DEFINITIONS[key].words);
    if (row.version !== body.version) this.uow.emit(MailTemplateChanged, row.id, { id: row.id });
    return toWire(shownTemplate(key, { ...row, words: wordsOf(row) }));
  }
}
