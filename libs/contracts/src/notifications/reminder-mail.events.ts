import { z } from 'zod';
import { event } from '../core/event';
import { job } from '../core/job';
import { id, isoDate } from '../core/primitives';
import { reminderKind, reminderReason } from '../quoting/patient-reminder.operations';

/** Sends a quote reminder. Both links are secret. */
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

/** The mailer did not send a reminder, because its reason no longer applied. */
export const QuoteReminderWithheld = event({
  service: 'notifications',
  name: 'QuoteReminderWithheld',
  data: z.object({ reminderId: id, reason: reminderReason }),
});
