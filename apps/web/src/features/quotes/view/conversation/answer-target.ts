import { dateFormat } from '@quillcare/rules';
import { word } from '../../../../shared/words/words';
import { conversationWords } from './conversation.en';

const MINUTE_MS = 60_000;

export interface AnswerTarget {
  isOverdue: boolean;
  /** Such as "Answer by Tue 10:14 am, in 3 hours". */
  text: string;
}

export function answerTargetOf(answerBy: string, now: Date, locale: string, timeZone: string): AnswerTarget {
  const due = new Date(answerBy);
  const when = dateFormat(locale, { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone }).format(
    due,
  );
  const minutes = Math.floor((due.getTime() - now.getTime()) / MINUTE_MS);
  if (minutes >= 0)
    return {
      isOverdue: false,
      text: word(conversationWords, 'target.answerBy', { when, left: left(minutes) }),
    };
  return { isOverdue: true, text: word(conversationWords, 'target.overdue', { when, late: late(-minutes) }) };
}

function left(minutes: number): string {
  const [unit, count] = counted(minutes);
  return word(conversationWords, `target.in${unit}`, { count });
}

function late(minutes: number): string {
  const [unit, count] = counted(minutes);
  const name = { Minutes: 'minutesAgo', Hours: 'hoursAgo', Days: 'daysAgo' } as const;
  return word(conversationWords, `target.${name[unit]}`, { count });
}

/** Picks the largest unit that is still precise: hours for up to two days. */
function counted(minutes: number): ['Minutes' | 'Hours' | 'Days', number] {
  if (minutes < 60) return ['Minutes', Math.max(minutes, 1)];
  if (minutes < 48 * 60) return ['Hours', Math.floor(minutes / 60)];
  return ['Days', Math.floor(minutes / (24 * 60))];
}
