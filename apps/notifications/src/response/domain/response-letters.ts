import { can, type listStaff, type Organisation, type Quote, type ResultOf } from '@quillcare/contracts';
import { practiceOf, quoteOf, type Letter } from '../../mail/domain/letter';
import type { PatientAnswer } from '../../mail/domain/templates/response-receipt';

export type StaffMember = ResultOf<typeof listStaff>['items'][number];

export interface ResponseFacts {
  quote: Quote;
  organisation: Organisation;
  staff: readonly StaffMember[];
}

export interface Answered extends ResponseFacts {
  answer: PatientAnswer;
  /** The id of the event: the same event produces the same emails. */
  eventId: string;
  publicUrl: string;
}

/** The emails after an answer: a receipt to the patient, a notice to each administrator. */
export function responseLetters(answered: Answered): Letter[] {
  return [receipt(answered), ...answered.staff.filter(isTold).map((person) => notice(answered, person))];
}

// Administrators without permission to read quotes are left out.
function isTold({ role, grants }: StaffMember): boolean {
  return role === 'ORG_ADMIN' && can({ role, grants, isActive: true }, 'QUOTES', 'READ');
}

function receipt({ quote, organisation, answer, eventId }: Answered): Letter {
  const { firstName, email } = quote.client;
  return {
    recipient: email,
    content: {
      template: 'response-receipt',
      params: { firstName, practice: practiceOf(organisation), quoteNumber: quote.quoteNumber, answer },
    },
    dedupeKey: `response-receipt:${eventId}`,
    quote: quoteOf(quote),
  };
}

function notice(
  { quote, organisation, answer, eventId, publicUrl }: Answered,
  { userId, name, email }: StaffMember,
): Letter {
  const link = `${publicUrl}/quotes/view/${quote.id}`;
  return {
    recipient: email,
    content: {
      template: 'response-notice',
      params: { name, practiceName: organisation.name, quoteNumber: quote.quoteNumber, link, answer },
    },
    dedupeKey: `response-notice:${eventId}:${userId}`,
    quote: quoteOf(quote),
  };
}
