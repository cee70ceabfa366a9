import { createQuoteTemplate } from '@quillcare/contracts';
import { z } from 'zod';
import { word } from '../../shared/words/words';
import { actWords } from './view/quote-acts.en';

const name = z
  .string()
  .trim()
  .min(1, { error: () => word(actWords, 'saveTemplate.nameMissing') })
  .max(200);

/** Form for saving a quote as a template, used on its page and in the editor. */
export const savingTemplate = {
  name: 'saveTemplate',
  operation: createQuoteTemplate,
  asks: createQuoteTemplate.body.pick({ name: true, description: true, isShared: true }).extend({ name }),
  fields: { description: { multiline: true } },
  doneLink: '/quote-templates',
  maxWidth: 'sm',
} as const;
