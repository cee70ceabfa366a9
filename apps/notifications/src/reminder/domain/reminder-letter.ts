import type { Organisation, ReminderKind } from '@quillcare/contracts';
import { addresseeOf } from '@quillcare/rules';
import { toPracticeFacts, quoteOf, type Letter } from '../../letter/domain/letter';
import type { MailedQuote } from '../../letter/mailed-quote';

export interface ReminderSecrets {
  reminderId: string;
  kind: ReminderKind;
  validUntil: string;
  link: string;
  stopToken: string;
}

/** Creates the email of a reminder to the patient. Each reminder is emailed only once. */
export function reminderLetter(
  quote: MailedQuote,
  organisation: Organisation,
  { stopToken, ...reminder }: ReminderSecrets,
  publicUrl: string,
): Letter {
  const { email, firstName } = addresseeOf(quote, quote.varied);
  return {
    recipient: email,
    content: {
      template: 'quote-reminder',
      params: {
        ...reminder,
        firstName,
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
