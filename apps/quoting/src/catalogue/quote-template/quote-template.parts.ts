import { quoteTemplates } from '@quillcare/contracts';
import { recordParts } from '@quillcare/service-kit';
import { quoteTemplateRules } from './domain/quote-template';
import { CountQuoteTemplatesQuery } from './operations/count-quote-templates.query';
import { GetQuoteTemplateQuery } from './operations/get-quote-template.query';
import { ListQuoteTemplatesQuery } from './operations/list-quote-templates.query';
import { TemplateReferences } from './operations/template-references.reader';
import { liveTemplates } from './persistence/live-templates.sql';
import { QuoteTemplateRepository } from './persistence/quote-template.repository';

export const quoteTemplateParts = recordParts(quoteTemplates, {
  repository: QuoteTemplateRepository,
  rules: quoteTemplateRules,
  handlers: [ListQuoteTemplatesQuery, GetQuoteTemplateQuery, CountQuoteTemplatesQuery],
  planCounts: { templates: liveTemplates },
  providers: [TemplateReferences],
});
