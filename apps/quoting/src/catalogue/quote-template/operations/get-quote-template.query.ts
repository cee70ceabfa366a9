import { AppError, getQuoteTemplate, quoteTemplates } from '@quillcare/contracts';
import {
  authorNames,
  currentContext,
  implement,
  PeopleNames,
  recordEntity,
  selectList,
  TenantReader,
  withAuthors,
} from '@quillcare/service-kit';
import type { QuoteTemplate } from '@quillcare/contracts';

type Row = QuoteTemplate & { createdBy: string | null; updatedBy: string | null };

// Includes removed templates, because other records link to them.
const ONE_TEMPLATE = `select ${selectList(recordEntity(quoteTemplates), quoteTemplates.record)}, created_by, updated_by
  from quoting.quote_template where organisation_id = $1 and id = $2 and (is_shared or created_by = $3)`;

export const GetQuoteTemplateQuery = implement(
  getQuoteTemplate,
  [TenantReader, PeopleNames],
  (reader, people) => ({
    async handle({ params }) {
      const viewer = currentContext().actor.userId;
      const found = await reader.one<Row>('quoting.quote_template', ONE_TEMPLATE, [params.id, viewer]);
      if (!found) throw new AppError('NOT_FOUND');
      return withAuthors(found, await authorNames(people, found));
    },
  }),
);
