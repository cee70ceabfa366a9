import {
  AppError,
  getQuoteTemplate,
  quoteTemplates,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import {
  authorNames,
  currentContext,
  Implements,
  PeopleNames,
  recordEntity,
  selectList,
  TenantReader,
  withAuthors,
  type Handler,
} from '@quillcare/service-kit';
import type { QuoteTemplate } from '@quillcare/contracts';

type Row = QuoteTemplate & { createdBy: string | null; updatedBy: string | null };

// Removed ones as well: others link to them.
const ONE_TEMPLATE = `select ${selectList(recordEntity(quoteTemplates), quoteTemplates.record)}, created_by, updated_by
  from quoting.quote_template where organisation_id = $1 and id = $2 and (is_shared or created_by = $3)`;

@Implements(getQuoteTemplate)
export class GetQuoteTemplateQuery implements Handler<typeof getQuoteTemplate> {
  constructor(
    private readonly reader: TenantReader,
    private readonly people: PeopleNames,
  ) {}

  async handle({ params }: InputOf<typeof getQuoteTemplate>): Promise<ResultOf<typeof getQuoteTemplate>> {
    const viewer = currentContext().actor.userId;
    const found = await this.reader.one<Row>('quoting.quote_template', ONE_TEMPLATE, [params.id, viewer]);
    if (!found) throw new AppError('NOT_FOUND');
    return withAuthors(found, await authorNames(this.people, found));
  }
}
