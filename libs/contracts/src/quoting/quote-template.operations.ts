import { z } from 'zod';
import { field } from '../core/field';
import { booleanFilter } from '../core/list';
import { resource } from '../core/resource';
import { quoteLineInput, quoteInput } from './quote.schemas';
import { procedureClass } from './directory.schemas';
import { SURGERIES_LIMIT, surgeryChoice } from './pricing.schemas';

const lines = z.array(quoteLineInput).max(50, 'This field is too long');
const surgeries = z.array(surgeryChoice).max(SURGERIES_LIMIT, 'This field is too long');

/** What a new quote can start from: lines, surgeries and words, without people. Shared ones are the practice's. */
export const quoteTemplates = resource({
  service: 'quoting',
  name: 'QuoteTemplate',
  plural: 'QuoteTemplates',
  needs: 'QUOTES',
  isUnique: true,
  audit: 'QUOTE_TEMPLATE',
  list: { sorts: ['name', 'createdAt'], filters: { isShared: booleanFilter.optional() } },
  fields: {
    name: field.text(200),
    description: field.optionalText(500),
    procedureClass: field.choice(procedureClass, 'OTHER'),
    surgeries: field.withDefault(surgeries, surgeries, []),
    lines: field.withDefault(lines, lines, []),
    notesToPatient: field.of(quoteInput.shape.notesToPatient, z.string().nullable()),
    /** Everybody of the practice may use it; otherwise only whoever made it. */
    isShared: field.flag(true),
  },
  operations: ['list', 'get', 'create', 'update', 'remove', 'restore'],
});

export const {
  list: listQuoteTemplates,
  get: getQuoteTemplate,
  create: createQuoteTemplate,
  update: updateQuoteTemplate,
  remove: deleteQuoteTemplate,
  restore: restoreQuoteTemplate,
} = quoteTemplates.operations;

export const QuoteTemplateChanged = quoteTemplates.events.updated;

export type QuoteTemplate = z.infer<typeof quoteTemplates.record>;
export type QuoteTemplateInput = z.infer<typeof quoteTemplates.input>;
