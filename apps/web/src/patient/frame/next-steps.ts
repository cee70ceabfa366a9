import type { PatientResponseKind, PublicQuote } from '@quillcare/contracts';
import { addBusinessDays, formatOwnPhone } from '@quillcare/rules';
import { dayOf } from '../words/reader';
import type { Practice } from './patient.screen';
import { RESULT, RESULTS } from './results.en';

const HOUR_MS = 3_600_000;
/** After an acceptance nobody promises a day; this long is long enough to ask. */
const WORKING_DAYS_TO_HEAR = 5;

/** What happens after an answer and by when, a sentence each. */
export function nextSteps(
  response: PatientResponseKind,
  practice: Practice,
  quote: Pick<PublicQuote, 'client' | 'answerTargetHours'> | null,
  respondedAt: string,
): string[] {
  return RESULTS[response].next({
    practice: practice.name,
    email: quote?.client.email ?? practice.email,
    reach: reachOf(practice),
    by: dayToHear(response, respondedAt, quote?.answerTargetHours ?? null),
  });
}

/** How to reach the practice, within a sentence. */
export function reachOf({ phone, email }: Practice): string {
  return phone ? RESULT.call(formatOwnPhone(phone)) : RESULT.write(email);
}

function dayToHear(response: PatientResponseKind, respondedAt: string, hours: number | null): string | null {
  const answered = new Date(respondedAt);
  if (response === 'query')
    return hours === null ? null : dayOf(new Date(answered.getTime() + hours * HOUR_MS));
  const day = addBusinessDays(localDate(answered), WORKING_DAYS_TO_HEAR);
  return dayOf(new Date(`${day}T12:00:00`));
}

/** The calendar date on the reader's own clock. */
function localDate(instant: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;
}
