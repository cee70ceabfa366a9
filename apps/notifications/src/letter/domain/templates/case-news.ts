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
  /** The instant that the case must still have when the email goes. */
  startsAt: z.string().nullable(),
  /** The days in the practice's zone, YYYY-MM-DD. */
  day: z.string().nullable(),
  previousDay: z.string().nullable(),
});
type Params = z.infer<typeof caseNewsParams>;

function templateOf({ kind, day }: Params): MailTemplateKey {
  if (kind === 'MOVED' && day === null) return 'CASE_RELEASED';
  return `CASE_${kind}`;
}

/** To the patient: the day of their booking. What is booked, where, with whom and for how much stays out of emails. */
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
