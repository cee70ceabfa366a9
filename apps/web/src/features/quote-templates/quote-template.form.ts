import {
  deleteQuoteTemplate,
  getQuoteTemplate,
  quoteTemplates,
  restoreQuoteTemplate,
  updateQuoteTemplate,
} from '@quillcare/contracts';
import { defineForm } from '../../shared/forms/record/form.definition';
import { recordPages } from '../../shared/forms/record/record.page';
import { templateWords } from './quote-template.en';

const LIST = '/quote-templates';

/** Edits a template's name, description and sharing. Its content comes from a quote and cannot be edited here. */
export const quoteTemplateForm = defineForm({
  name: 'quote-template',
  words: templateWords,
  schema: quoteTemplates.input.pick({ name: true, description: true, isShared: true }),
  operations: { get: getQuoteTemplate, update: updateQuoteTemplate },
  nameOf: ({ name }) => name,
  fields: { name: { wide: true }, description: { wide: true, multiline: true }, isShared: { wide: true } },
});

export const { EditPage: EditQuoteTemplatePage } = recordPages({
  form: quoteTemplateForm,
  path: LIST,
  remove: deleteQuoteTemplate,
  restore: restoreQuoteTemplate,
});
