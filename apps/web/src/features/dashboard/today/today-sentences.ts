import type { TodayItem } from '@quillcare/contracts';
import type { Formats } from '../../../shared/formats/use-formats';
import { word } from '../../../shared/words/words';
import { todayWords } from './today.en';

type SentenceFormats = Pick<Formats, 'ago' | 'date' | 'dayOf'>;

/** Says why the item is on the list now. */
export function reasonText(item: TodayItem, { ago, date, dayOf }: SentenceFormats): string {
  const since = item.since ? ago(item.since) : '';
  switch (item.kind) {
    case 'QUESTION':
      return word(todayWords, 'why.QUESTION', { ago: since });
    case 'APPROVAL':
      return word(todayWords, 'why.APPROVAL', { name: item.byName ?? '' });
    case 'EXPIRING':
      return word(todayWords, 'why.EXPIRING');
    case 'VIEWED':
      return word(todayWords, 'why.VIEWED', { ago: since });
    case 'CHECKLIST':
      return item.since
        ? word(todayWords, 'why.checklist', { date: date(dayOf(item.since)) })
        : word(todayWords, 'why.undatedChecklist');
    case 'TOO_EARLY':
      return word(todayWords, 'why.TOO_EARLY', { date: date(item.dueOn) });
    case 'DISPUTE':
    case 'DOCUMENT':
    case 'EVIDENCE':
      return word(todayWords, `why.${item.kind}`, { ago: since });
    case 'COOLING_OFF':
      return word(todayWords, item.daysLate < 0 ? 'why.coolingOff' : 'why.cooledOff');
    default:
      return item.reason
        ? word(todayWords, `why.${item.reason}`, { ago: since, date: date(item.dueOn) })
        : '';
  }
}

/** Says how late it is or how much time is left. */
export function dateText({ kind, daysLate }: TodayItem): string {
  if (kind === 'EXPIRING')
    return daysLate === 0
      ? word(todayWords, 'when.expiresToday')
      : word(todayWords, 'when.expires', { count: -daysLate });
  if (daysLate > 0) return word(todayWords, 'when.late', { count: daysLate });
  return daysLate === 0
    ? word(todayWords, 'when.today')
    : word(todayWords, 'when.left', { count: -daysLate });
}

/**
 * Returns further details: the procedure or message, whose lead or call it is, the number of call attempts, and other open tasks.
 */
export function itemDetails(item: TodayItem): string[] {
  const { about, kind, byName, attempts, also } = item;
  return [
    about && (kind === 'QUESTION' || kind === 'APPROVAL' ? `“${about}”` : about),
    (kind === 'LEAD' || kind === 'CALLBACK') && byName && word(todayWords, 'owner', { name: byName }),
    attempts > 0 && word(todayWords, 'tried', { count: attempts }),
    ...also.map((other) => word(todayWords, `also.${other}`)),
  ].filter((part): part is string => typeof part === 'string' && part !== '');
}
