import {
  toRight,
  type EventData,
  type OrganisationRecord,
  type SurgeryCaseCancelled,
  type SurgeryCaseRescheduled,
  type SurgeryCaseScheduled,
} from '@quillcare/contracts';
import { getCountryDefaults, formatDateTime } from '@quillcare/rules';
import type { News } from '../../notification/domain/news';

type Practice = Pick<OrganisationRecord, 'timeZone' | 'country'>;
type NewsContent = Pick<News, 'topic' | 'type' | 'priority' | 'title' | 'message'>;

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

/** Notification that a case moved to another date, or has none for now. */
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
      : `Case ${quoteNumber} was moved ${from}. It has no new date yet.`,
  });
}

/**
 * Notification that staff cancelled a case. Null for a patient's withdrawal, which the practice hears of as a withdrawn
 * acceptance.
 */
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

/** Adds recipients, source and link of a case to a notification. */
export function aboutCase(caseId: string, content: NewsContent): News {
  return {
    ...content,
    to: toRight('QUOTES', 'READ'),
    source: { type: 'SURGERY_CASE', id: caseId },
    action: { label: 'VIEW_CASE', path: `/surgery-cases/${caseId}` },
  };
}

function moment(at: string | null, { timeZone, country }: Practice): string {
  return at ? formatDateTime(new Date(at), getCountryDefaults(country).locale, timeZone) : 'no date';
}
