import type { PatientResponseKind, PublicQuote } from '@quillcare/contracts';
import { addBusinessDays, formatOwnPhone } from '@quillcare/rules';
import { dayOf } from '../words/reader';
import type { Practice } from './patient.screen';
import { RESULT, RESULTS } from './results.en';

const HOUR_MS = 3_600_000;
/** No date is promised after an acceptance. This is how long the patient should wait before asking. */
const WORKING_DAYS_TO_HEAR = 5;

/** Returns one sentence for each next step after an answer, with dates where known. */
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

/** Returns how to reach the practice, as part of a sentence. */
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

/** Returns the date in the patient's time zone as YYYY-MM-DD. */
function localDate(instant: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;
}
