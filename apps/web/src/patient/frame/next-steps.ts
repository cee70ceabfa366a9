import type { PatientResponseKind, PublicQuote } from '@quillcare/contracts';
import { addBusinessDays, formatDomesticPhone } from '@quillcare/rules';
import { formatWeekdayDate } from '../words/reader';
import type { Practice } from './patient.screen';
import { CHANGE_DECLINED, CHANGE_SIGNED, RESULT, RESULTS, type ResultWords } from './results.en';

const HOUR_MS = 3_600_000;
/** No date is promised after an acceptance. This is how long the patient should wait before asking. */
const REPLY_WORKING_DAYS = 5;

/** Returns the texts for an answer to a quote, or to a change of a signed one. */
export function resultWordsOf(
  response: PatientResponseKind,
  quote: Pick<PublicQuote, 'variation'> | null,
): ResultWords {
  if (!quote?.variation || response === 'query') return RESULTS[response];
  return response === 'reject' ? CHANGE_DECLINED : { ...RESULTS.accept, ...CHANGE_SIGNED };
}

/** Returns one sentence for each next step after an answer, with dates where known. */
export function buildNextSteps(
  response: PatientResponseKind,
  practice: Practice,
  quote: Pick<PublicQuote, 'client' | 'answerTargetHours' | 'variation'> | null,
  respondedAt: string,
): string[] {
  return resultWordsOf(response, quote).next({
    practice: practice.name,
    email: quote?.client.email ?? practice.email,
    reach: contactPhrase(practice),
    by: expectedReplyDay(response, respondedAt, quote?.answerTargetHours ?? null),
  });
}

/** Returns how to reach the practice, as part of a sentence. */
export function contactPhrase({ phone, email }: Practice): string {
  return phone ? RESULT.call(formatDomesticPhone(phone)) : RESULT.write(email);
}

function expectedReplyDay(
  response: PatientResponseKind,
  respondedAt: string,
  hours: number | null,
): string | null {
  const answered = new Date(respondedAt);
  if (response === 'query')
    return hours === null ? null : formatWeekdayDate(new Date(answered.getTime() + hours * HOUR_MS));
  const day = addBusinessDays(localDate(answered), REPLY_WORKING_DAYS);
  return formatWeekdayDate(new Date(`${day}T12:00:00`));
}

/** Returns the date in the patient's time zone as YYYY-MM-DD. */
function localDate(instant: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;
}
