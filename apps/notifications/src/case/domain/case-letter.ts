import type { CaseNoticeKind, Organisation, Quote } from '@quillcare/contracts';
import { addresseeOf, todayIn } from '@quillcare/rules';
import { toPracticeFacts, quoteOf, type Letter } from '../../letter/domain/letter';

export interface CaseChange {
  eventId: string;
  kind: CaseNoticeKind;
  surgeryCaseId: string;
  startsAt: string | null;
  previousStartsAt: string | null;
}

/** Returns the email to the patient, or null if the change does not concern them: another time on the same day. */
export function caseLetter(change: CaseChange, quote: Quote, organisation: Organisation): Letter | null {
  const { eventId, kind, surgeryCaseId, startsAt, previousStartsAt } = change;
  const dayOf = (at: string | null) => at && todayIn(new Date(at), organisation.timeZone);
  const [day, previousDay] = [dayOf(startsAt), dayOf(previousStartsAt)];
  if (kind === 'MOVED' && day === previousDay) return null;
  const { firstName, email } = addresseeOf(quote);
  return {
    recipient: email,
    content: {
      template: 'case-news',
      params: {
        surgeryCaseId,
        kind,
        firstName,
        practice: toPracticeFacts(organisation),
        quoteNumber: quote.quoteNumber,
        startsAt,
        day,
        previousDay,
      },
    },
    dedupeKey: `case-news:${eventId}`,
    quote: quoteOf(quote),
  };
}
