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
  /** The last valid day, YYYY-MM-DD. */
  validUntil: z.string(),
  /** The patient's link: a secret. */
  link: z.string(),
  /** The page on which reminders of this quote are stopped, and where mail programs stop them with one click. */
  stopPage: z.string(),
  stopAtOnce: z.string(),
});
type Params = z.infer<typeof quoteReminderParams>;

const TEMPLATES: Record<Params['kind'], MailTemplateKey> = {
  BEFORE_EXPIRY: 'REMINDER_EXPIRY',
  SILENCE: 'REMINDER_SILENCE',
};

/** To the patient: a quote still waits. It says what is so, and urges nobody. */
export function quoteReminder(params: Params, style?: MailStyle): RenderedMail {
  const { kind, quoteNumber, stopPage: page, stopAtOnce: atOnce } = params;
  const facts = {
    ...params,
    validUntil: formatLongDate(params.validUntil),
    unsubscribe: { label: `Stop reminders about quote ${quoteNumber}`, page, atOnce },
  };
  return patientMail(TEMPLATES[kind], facts, style);
}
