import type { Organisation, Quote, ReminderKind } from '@quillcare/contracts';
import { toPracticeFacts, quoteOf, type Letter } from '../../letter/domain/letter';

export interface ReminderSecrets {
  reminderId: string;
  kind: ReminderKind;
  validUntil: string;
  link: string;
  stopToken: string;
}

/** Creates the email of a reminder to the patient. Each reminder is emailed only once. */
export function reminderLetter(
  quote: Quote,
  organisation: Organisation,
  { stopToken, ...reminder }: ReminderSecrets,
  publicUrl: string,
): Letter {
  return {
    recipient: quote.client.email,
    content: {
      template: 'quote-reminder',
      params: {
        ...reminder,
        firstName: quote.client.firstName,
        practice: toPracticeFacts(organisation),
        quoteNumber: quote.quoteNumber,
        stopPage: `${publicUrl}/stop-reminders/${stopToken}`,
        stopAtOnce: `${publicUrl}/api/public/reminders/${stopToken}/stop`,
      },
    },
    dedupeKey: `quote-reminder:${reminder.reminderId}`,
    quote: quoteOf(quote),
  };
}
