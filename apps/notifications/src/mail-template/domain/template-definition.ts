import type { MailVariable, MailWords } from '@quillcare/contracts';

/** An email to patients: the product's wording and the variables available in it. */
export interface TemplateDefinition {
  words: MailWords;
  variables: readonly MailVariable[];
  /** Variables that must appear, because without them the email would be useless. */
  needed: readonly MailVariable[];
}

/** Variables available in every email to patients. */
export const COMMON_VARIABLES: readonly MailVariable[] = ['firstName', 'practiceName', 'practiceContact'];

export const GREETING = 'Dear {{firstName}},';
