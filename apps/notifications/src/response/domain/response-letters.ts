import type { listStaff, Organisation, Quote, ResultOf } from '@quillcare/contracts';
import { addresseeOf, wasRecordedByStaff } from '@quillcare/rules';
import { toPracticeFacts, quoteOf, type Letter } from '../../letter/domain/letter';
import type { MailContent } from '../../letter/domain/mail-content';
import type { MailedQuote } from '../../letter/mailed-quote';
import type { PatientAnswer } from '../../letter/domain/templates/response-receipt';

export type StaffMember = ResultOf<typeof listStaff>['items'][number];

export interface ResponseFacts {
  quote: MailedQuote;
  organisation: Organisation;
  staff: readonly StaffMember[];
  /** Author of the quote. Null if it was nobody in the practice. */
  authorId: string | null;
}

export interface AnsweredQuote extends Omit<ResponseFacts, 'staff' | 'authorId'> {
  answer: PatientAnswer;
  /** Event id, used in dedupe keys so that the same event yields the same emails. */
  eventId: string;
  publicUrl: string;
  /** Last day of the cooling-off period of what was accepted. Null if there is none. */
  coolingOffEndsOn?: string | null;
}

/**
 * Returns the receipt for the patient. Null for a withdrawal, which has its own email, and for an acceptance recorded by staff,
 * where the patient is asked to confirm it instead.
 */
export function receiptLetter({
  quote,
  organisation,
  answer,
  eventId,
  coolingOffEndsOn = null,
}: AnsweredQuote): Letter | null {
  if (answer === 'withdrawn' || isRecorded(answer, quote)) return null;
  const { firstName, email } = addresseeOf(quote, quote.varied);
  return {
    recipient: email,
    content: {
      template: 'response-receipt',
      params: {
        firstName,
        practice: toPracticeFacts(organisation),
        quoteNumber: quote.quoteNumber,
        answer,
        coolingOffEndsOn,
      },
    },
    dedupeKey: `response-receipt:${eventId}`,
    quote: quoteOf(quote),
  };
}

function isRecorded(answer: PatientAnswer, { acceptance }: Quote): boolean {
  return (answer === 'accepted' || answer === 'changeAccepted') && wasRecordedByStaff(acceptance);
}

export function noticeContent(
  { quote, organisation, answer, publicUrl }: AnsweredQuote,
  { name }: Pick<StaffMember, 'name'>,
): MailContent {
  const link = `${publicUrl}/quotes/view/${quote.id}`;
  return {
    template: 'response-notice',
    params: { name, practiceName: organisation.name, quoteNumber: quote.quoteNumber, link, answer },
  };
}
