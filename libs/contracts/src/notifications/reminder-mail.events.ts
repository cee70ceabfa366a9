import { z } from 'zod';
import { event } from '../core/event';
import { job } from '../core/job';
import { id, isoDate } from '../core/primitives';
import { reminderKind, reminderReason } from '../quoting/patient-reminder.operations';

/** Sends the reminder of a quote; both links are secrets. */
export const sendReminderMail = job({
  service: 'notifications',
  name: 'sendReminderMail',
  data: z.object({
    organisationId: id,
    reminderId: id,
    quoteId: id,
    linkId: id,
    sealedLink: z.string(),
    sealedStopToken: z.string(),
    kind: reminderKind,
    validUntil: isoDate,
  }),
  attempts: 10,
});

/** The mailer left a reminder out, because its reason had gone before it could be sent. */
export const QuoteReminderWithheld = event({
  service: 'notifications',
  name: 'QuoteReminderWithheld',
  data: z.object({ reminderId: id, reason: reminderReason }),
});
