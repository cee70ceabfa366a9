import { caseNoticeKind, type MailTemplateKey } from '@quillcare/contracts';
import { formatLongDate } from '@quillcare/rules';
import { z } from 'zod';
import type { MailStyle } from '../mail-style';
import { practiceFacts, type RenderedMail } from './layout';
import { patientMail } from './patient-mail';

export const caseNewsParams = z.object({
  surgeryCaseId: z.string(),
  kind: caseNoticeKind,
  firstName: z.string(),
  practice: practiceFacts,
  quoteNumber: z.string(),
  /** The start time that the case must still have when the email is sent. */
  startsAt: z.string().nullable(),
  /** Dates in the practice's time zone, YYYY-MM-DD. */
  day: z.string().nullable(),
  previousDay: z.string().nullable(),
});
type Params = z.infer<typeof caseNewsParams>;

function templateOf({ kind, day }: Params): MailTemplateKey {
  if (kind === 'MOVED' && day === null) return 'CASE_RELEASED';
  return `CASE_${kind}`;
}

/** The date of a booking, to the patient. What is booked, where, with whom and at what price stays out of emails. */
export function caseNews(params: Params, style?: MailStyle): RenderedMail {
  const { firstName, practice, quoteNumber, day, previousDay } = params;
  const facts = {
    firstName,
    practice,
    quoteNumber,
    ...(day === null ? {} : { bookingDay: formatLongDate(day) }),
    ...(previousDay === null ? {} : { previousDay: formatLongDate(previousDay) }),
  };
  return patientMail(templateOf(params), facts, style);
}
