import { quoteTemplates } from '@quillcare/contracts';
import { defineParts, recordHandlers } from '@quillcare/service-kit';
import { directoryList } from '../directory/directory-list';
import { quoteTemplateRules } from './domain/quote-template';
import { CountQuoteTemplatesQuery } from './operations/count-quote-templates.query';
import { GetQuoteTemplateQuery } from './operations/get-quote-template.query';
import { ListQuoteTemplatesQuery } from './operations/list-quote-templates.query';
import { TemplateReferences } from './operations/template-references.reader';
import { liveTemplates } from './persistence/live-templates.sql';
import { QuoteTemplateEntity } from './persistence/quote-template.entity';
import { QuoteTemplateRepository } from './persistence/quote-template.repository';

/** What new quotes can start from. */
export const quoteTemplateParts = defineParts({
  entities: [QuoteTemplateEntity],
  handlers: [
    ...recordHandlers(
      quoteTemplates,
      {
        entity: QuoteTemplateEntity,
        repository: QuoteTemplateRepository,
        list: directoryList,
        rules: quoteTemplateRules,
      },
      [ListQuoteTemplatesQuery, GetQuoteTemplateQuery],
    ),
    CountQuoteTemplatesQuery,
  ],
  planCounts: { templates: liveTemplates },
  providers: [QuoteTemplateRepository, TemplateReferences],
});
