import {
  invalid,
  MailTemplateChanged,
  updateMailTemplate,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, toWire, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { wordProblems } from '../domain/mail-words';
import { shownTemplate, templateKeyOf } from '../domain/shown-template';
import { TEMPLATE_DEFINITIONS } from '../domain/template-definitions';
import { MailTemplateRepository, wordsOf } from '../persistence/mail-template.repository';

@Implements(updateMailTemplate)
export class UpdateMailTemplateHandler implements Handler<typeof updateMailTemplate> {
  constructor(
    private readonly templates: MailTemplateRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({
    params,
    body,
  }: InputOf<typeof updateMailTemplate>): Promise<ResultOf<typeof updateMailTemplate>> {
    const key = templateKeyOf(params.template);
    const { version, ...words } = body;
    const problems = wordProblems(words, TEMPLATE_DEFINITIONS[key]);
    if (problems.length > 0) throw invalid(...problems);
    const row = await this.templates.change(key, version, words);
    if (row.version !== version) this.uow.emit(MailTemplateChanged, row.id, { id: row.id });
    return toWire(shownTemplate(key, { ...row, words: wordsOf(row) }));
  }
}
