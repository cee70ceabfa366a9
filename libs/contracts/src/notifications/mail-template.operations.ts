import { z } from 'zod';
import { event } from '../core/event';
import { command, query } from '../core/operation';
import { ADMINS } from '../core/permissions';
import { id, instant, text, version } from '../core/primitives';

/** The emails to patients whose wording a practice may change. */
export const mailTemplateKey = z.enum([
  'QUOTE_READY',
  'REMINDER_EXPIRY',
  'REMINDER_SILENCE',
  'QUOTE_ANSWER',
  'QUOTE_CHANGE',
  'CONFIRM_RECORD',
  'DOCUMENT_READY',
  'WITHDRAWAL_RECEIVED',
  'DISPUTE_SETTLED',
  'DEPOSIT_RECEIPT',
  'RECEIPT_ACCEPTED',
  'RECEIPT_DECLINED',
  'RECEIPT_QUESTION',
  'RECEIPT_CHANGE_ACCEPTED',
  'RECEIPT_CHANGE_DECLINED',
  'IDENTITY_CODE',
  'SIGNATORY_CODE',
  'ENQUIRY_RECEIVED',
  'CASE_SCHEDULED',
  'CASE_MOVED',
  'CASE_RELEASED',
  'CASE_CANCELLED',
]);
export type MailTemplateKey = z.infer<typeof mailTemplateKey>;

/** Variables available in texts, written as `{{firstName}}`. Procedures, amounts and providers are deliberately not available. */
export const mailVariable = z.enum([
  'firstName',
  'practiceName',
  'practiceContact',
  'quoteNumber',
  'validUntil',
  'code',
  'codeMinutes',
  'bookingDay',
  'previousDay',
  'recordedDay',
  'recordedWay',
]);
export type MailVariable = z.infer<typeof mailVariable>;

export const MOST_PARAGRAPHS = 8;

export const mailWords = z.object({
  subject: z.string(),
  heading: z.string(),
  greeting: z.string(),
  paragraphs: z.array(z.string()),
  /** Null if the email has no button. */
  buttonLabel: z.string().nullable(),
});
export type MailWords = z.infer<typeof mailWords>;

const wordsInput = {
  subject: text(150),
  heading: text(150),
  greeting: text(100),
  paragraphs: z
    .array(text(1_000))
    .min(1, 'Please write at least one paragraph')
    .max(MOST_PARAGRAPHS, 'This field is too long'),
  buttonLabel: z.preprocess((value) => (value === '' ? null : value), text(40).nullable()),
};

export const mailTemplate = z.object({
  key: mailTemplateKey,
  /** 0 while the practice uses the standard wording. */
  version: z.number().int().min(0),
  updatedAt: instant.nullable(),
  isChanged: z.boolean(),
  words: mailWords,
  variables: z.array(mailVariable),
  /** The variables without which the email would be useless. */
  needed: z.array(mailVariable),
});
export type MailTemplateRecord = z.infer<typeof mailTemplate>;

/** Any other text is NOT_FOUND, like an unknown id. */
const templateParams = z.strictObject({ template: z.string().max(40) });

export const listMailTemplates = query({
  name: 'notifications.listMailTemplates',
  summary: 'List the templates of emails to patients, with their placeholders',
  http: { method: 'GET', path: '/mail-templates' },
  permission: { roles: ADMINS },
  result: z.object({ items: z.array(mailTemplate) }),
  provides: ['MailTemplate'],
});

export const updateMailTemplate = command({
  name: 'notifications.updateMailTemplate',
  summary: 'Update an email template',
  http: { method: 'PATCH', path: '/mail-templates/:template' },
  permission: { roles: ADMINS },
  params: templateParams,
  body: z.strictObject({ version: version.or(z.literal(0)), ...wordsInput }),
  result: mailTemplate,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  invalidates: ['MailTemplate'],
});

export const resetMailTemplate = command({
  name: 'notifications.resetMailTemplate',
  summary: 'Reset an email template to its default',
  http: { method: 'POST', path: '/mail-templates/:template/reset', status: 200 },
  permission: { roles: ADMINS },
  params: templateParams,
  body: z.strictObject({ version }),
  result: mailTemplate,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  invalidates: ['MailTemplate'],
});

export const previewMailTemplate = query({
  name: 'notifications.previewMailTemplate',
  summary: 'Preview an email template with sample data, as a patient would see it',
  http: { method: 'POST', path: '/mail-templates/:template/preview', status: 200 },
  permission: { roles: ADMINS },
  params: templateParams,
  body: z.strictObject(wordsInput),
  result: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
  errors: ['NOT_FOUND'],
});

export const MailTemplateChanged = event({
  service: 'notifications',
  name: 'MailTemplateChanged',
  data: z.object({ id }),
  live: { needs: 'SETTINGS', tags: () => [{ type: 'MailTemplate' }] },
});
