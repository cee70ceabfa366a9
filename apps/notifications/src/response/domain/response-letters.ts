import type { listStaff, Organisation, Quote, ResultOf } from '@quillcare/contracts';
import { wasRecorded } from '@quillcare/rules';
import { addresseeOf, practiceOf, quoteOf, type Letter } from '../../letter/domain/letter';
import type { MailContent } from '../../letter/domain/mail-content';
import type { PatientAnswer } from '../../letter/domain/templates/response-receipt';

export type StaffMember = ResultOf<typeof listStaff>['items'][number];

export interface ResponseFacts {
  quote: Quote;
  organisation: Organisation;
  staff: readonly StaffMember[];
  /** Who wrote the quote; null if nobody of the practice did. */
  authorId: string | null;
}

export interface Answered extends Omit<ResponseFacts, 'staff' | 'authorId'> {
  answer: PatientAnswer;
  /** The id of the event: the same event produces the same emails. */
  eventId: string;
  publicUrl: string;
  /** The last day of the cooling-off period of what was accepted; null if there is none. */
  coolingOffEndsOn?: string | null;
}

/**
 * The receipt to the patient. Null after a withdrawal, of which they have another email, and for what staff recorded: they did
 * nothing, and are asked whether it is right.
 */
export function receiptLetter({
  quote,
  organisation,
  answer,
  eventId,
  coolingOffEndsOn = null,
}: Answered): Letter | null {
  if (answer === 'withdrawn' || isRecorded(answer, quote)) return null;
  const { firstName, email } = addresseeOf(quote);
  return {
    recipient: email,
    content: {
      template: 'response-receipt',
      params: {
        firstName,
        practice: practiceOf(organisation),
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
  return (answer === 'accepted' || answer === 'changeAccepted') && wasRecorded(acceptance);
}

/** What a colleague is emailed of the answer. */
export function noticeContent(
  { quote, organisation, answer, publicUrl }: Answered,
  { name }: Pick<StaffMember, 'name'>,
): MailContent {
  const link = `${publicUrl}/quotes/view/${quote.id}`;
  return {
    template: 'response-notice',
    params: { name, practiceName: organisation.name, quoteNumber: quote.quoteNumber, link, answer },
  };
}
