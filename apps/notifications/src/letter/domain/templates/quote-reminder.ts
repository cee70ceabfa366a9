import { reminderKind, type MailTemplateKey } from '@quillcare/contracts';
import { formatLongDate } from '@quillcare/rules';
import { z } from 'zod';
import type { MailStyle } from '../mail-style';
import { practiceFacts, type RenderedMail } from './layout';
import { patientMail } from './patient-mail';

export const quoteReminderParams = z.object({
  reminderId: z.string(),
  kind: reminderKind,
  firstName: z.string(),
  practice: practiceFacts,
  quoteNumber: z.string(),
  /** Last day of validity, YYYY-MM-DD. */
  validUntil: z.string(),
  /** The patient's link. Secret. */
  link: z.string(),
  /** Page for stopping reminders of this quote, and the one-click address for mail clients. */
  stopPage: z.string(),
  stopAtOnce: z.string(),
});
type Params = z.infer<typeof quoteReminderParams>;

const TEMPLATES: Record<Params['kind'], MailTemplateKey> = {
  BEFORE_EXPIRY: 'REMINDER_EXPIRY',
  SILENCE: 'REMINDER_SILENCE',
};

/** Reminder of an open quote, to the patient. States the facts without urging. */
export function quoteReminder(params: Params, style?: MailStyle): RenderedMail {
  const { kind, quoteNumber, stopPage: page, stopAtOnce: atOnce } = params;
  const facts = {
    ...params,
    validUntil: formatLongDate(params.validUntil),
    unsubscribe: { label: `Stop reminders about quote ${quoteNumber}`, page, atOnce },
  };
  return patientMail(TEMPLATES[kind], facts, style);
}
