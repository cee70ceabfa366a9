import type { MailVariable, MailWords } from '@quillcare/contracts';

/** An email to patients as the product words it, and what its texts may name. */
export interface TemplateDefinition {
  words: MailWords;
  variables: readonly MailVariable[];
  /** Without these the email would be of no use. */
  needed: readonly MailVariable[];
}

/** The variables that every email to patients has. */
export const COMMON_VARIABLES: readonly MailVariable[] = ['firstName', 'practiceName', 'practiceContact'];

export const GREETING = 'Dear {{firstName}},';
