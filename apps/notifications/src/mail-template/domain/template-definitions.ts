import type { MailTemplateKey } from '@quillcare/contracts';
import { CASE_DEFINITIONS } from './case-definitions';
import { QUOTE_DEFINITIONS } from './quote-definitions';
import { RECEIPT_DEFINITIONS } from './receipt-definitions';
import type { TemplateDefinition } from './template-definition';

/** All templates, in the order in which the page lists them. */
export const TEMPLATE_DEFINITIONS: Readonly<Record<MailTemplateKey, TemplateDefinition>> = {
  ...QUOTE_DEFINITIONS,
  ...RECEIPT_DEFINITIONS,
  ...CASE_DEFINITIONS,
};
