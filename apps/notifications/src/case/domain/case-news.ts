import {
  toRight,
  type EventData,
  type OrganisationRecord,
  type SurgeryCaseCancelled,
  type SurgeryCaseRescheduled,
  type SurgeryCaseScheduled,
} from '@quillcare/contracts';
import { countryDefaults, formatDateTime } from '@quillcare/rules';
import type { News } from '../../notification/domain/news';

type Practice = Pick<OrganisationRecord, 'timeZone' | 'country'>;
type Look = Pick<News, 'topic' | 'type' | 'priority' | 'title' | 'message'>;

/** A case has a date. */
export function caseScheduledNews(
  { surgeryCaseId, quoteNumber, startsAt }: EventData<typeof SurgeryCaseScheduled>,
  practice: Practice,
): News {
  return aboutCase(surgeryCaseId, {
    topic: 'CASE_SCHEDULED',
    type: 'INFO',
    priority: 'NORMAL',
    title: 'Surgery scheduled',
    message: `Case ${quoteNumber} is on ${moment(startsAt, practice)}.`,
  });
}

/** A case has another date, or none until a new one is found. */
export function caseMovedNews(
  { surgeryCaseId, quoteNumber, startsAt, previousStartsAt }: EventData<typeof SurgeryCaseRescheduled>,
  practice: Practice,
): News {
  const from = `from ${moment(previousStartsAt, practice)}`;
  return aboutCase(surgeryCaseId, {
    topic: 'CASE_MOVED',
    type: 'WARNING',
    priority: 'HIGH',
    title: 'Surgery moved',
    message: startsAt
      ? `Case ${quoteNumber} was moved ${from} to ${moment(startsAt, practice)}.`
      : `Case ${quoteNumber} was moved ${from}. The new date is still to be found.`,
  });
}

/** Staff cancelled a case; of a patient's withdrawal the practice hears with the acceptance. */
export function caseCancelledNews(
  { surgeryCaseId, quoteNumber, startsAt, cancelledBy }: EventData<typeof SurgeryCaseCancelled>,
  practice: Practice,
): News | null {
  if (cancelledBy === 'PATIENT') return null;
  const date = startsAt ? `, which was on ${moment(startsAt, practice)},` : '';
  return aboutCase(surgeryCaseId, {
    topic: 'CASE_CANCELLED',
    type: 'WARNING',
    priority: 'HIGH',
    title: 'Surgery cancelled',
    message: `Case ${quoteNumber}${date} was cancelled.`,
  });
}

/** News with the way to the case that they are about. */
export function aboutCase(caseId: string, look: Look): News {
  return {
    ...look,
    to: toRight('QUOTES', 'READ'),
    source: { type: 'SURGERY_CASE', id: caseId },
    action: { label: 'VIEW_CASE', path: `/surgery-cases/${caseId}` },
  };
}

function moment(at: string | null, { timeZone, country }: Practice): string {
  return at ? formatDateTime(new Date(at), countryDefaults(country).locale, timeZone) : 'no date';
}
