import type {
  QuoteStatus,
  readConsentsInForce,
  ReminderKind,
  ReminderReason,
  ResultOf,
} from '@quillcare/contracts';
import { addDays, localTimeOn, todayIn } from '@quillcare/rules';
import { isOver } from '../../quote/domain/quote';
import type { StoredReminderSettings } from './reminder-settings';

/** When a reminder is planned for, and between which hours of the practice one may go at all. */
const PLANNED_AT = '10:00';
const EARLIEST = '09:00';
const LATEST = '17:00';

const HOUR_MS = 3_600_000;
/** So long after another reminder none follows: silence can wait longer than a last day. */
const APART_MS: Record<ReminderKind, number> = { BEFORE_EXPIRY: 20 * HOUR_MS, SILENCE: 72 * HOUR_MS };

/** A reminder of the practice's settings, for one quote. */
export interface WantedReminder {
  kind: ReminderKind;
  /** Days before the last valid day, or of silence. */
  days: number;
}

export interface PlannedReminder extends WantedReminder {
  dueAt: Date;
}

/** A quote as it went out. */
export interface SentQuote {
  sentAt: Date;
  validUntil: string;
  timeZone: string;
}

/** What decides whether a reminder is sent. */
export interface ReminderFacts extends SentQuote {
  status: QuoteStatus;
  expiresAt: Date | null;
  supersededAt: Date | null;
  lastViewedAt: Date | null;
  /** When the quote's email was last on its way, which is later than `sentAt` for one that was sent again. */
  mailStateAt: Date | null;
  mailState: string | null;
  linkLockedAt: Date | null;
  /** Whether the patient ever wrote about the quote, whatever was answered. */
  hasAsked: boolean;
  /** Whether patient or staff stopped the reminders. */
  isStopped: boolean;
  lastReminderAt: Date | null;
}

export type Decision =
  { what: 'SEND' } | { what: 'LATER'; dueAt: Date } | { what: 'LEAVE_OUT'; reason: ReminderReason };

/** The reminders of a quote that goes out: none on the day it is sent or after, and silence ends before the last day. */
export function plannedReminders(quote: SentQuote, settings: StoredReminderSettings): PlannedReminder[] {
  const { sentAt, validUntil, timeZone } = quote;
  const sentOn = todayIn(sentAt, timeZone);
  const beforeExpiry = settings.daysBeforeExpiry.map((days) => ({
    kind: 'BEFORE_EXPIRY' as const,
    days,
    on: addDays(validUntil, -days),
  }));
  const silence =
    settings.silenceDays === null
      ? []
      : [{ kind: 'SILENCE' as const, days: settings.silenceDays, on: addDays(sentOn, settings.silenceDays) }];
  return [...beforeExpiry, ...silence]
    .filter(({ on }) => on > sentOn && on < validUntil)
    .map(({ on, ...reminder }) => ({ ...reminder, dueAt: localTimeOn(on, PLANNED_AT, timeZone) }))
    .sort((one, other) => one.dueAt.getTime() - other.dueAt.getTime());
}

/** What becomes of a reminder that is due. */
export function decide(
  reminder: WantedReminder,
  facts: ReminderFacts,
  settings: StoredReminderSettings,
  now: Date,
): Decision {
  const reason = reasonAgainst(facts, now) ?? (isWanted(reminder, settings) ? null : 'SWITCHED_OFF');
  if (reason) return { what: 'LEAVE_OUT', reason };
  if (reminder.kind === 'SILENCE') {
    const heard = afterLastSign(reminder.days, facts);
    if (heard.on >= facts.validUntil) return { what: 'LEAVE_OUT', reason: 'VIEWED' };
    if (heard.dueAt > now) return { what: 'LATER', dueAt: heard.dueAt };
  }
  const sinceLast = facts.lastReminderAt ? now.getTime() - facts.lastReminderAt.getTime() : Infinity;
  if (sinceLast < APART_MS[reminder.kind]) return { what: 'LEAVE_OUT', reason: 'RECENT' };
  const allowed = atDaytime(now, facts.timeZone);
  return allowed > now ? { what: 'LATER', dueAt: allowed } : { what: 'SEND' };
}

/** Why nobody is reminded of this quote any more; null while it waits for its patient in silence. */
export function reasonAgainst(facts: Omit<ReminderFacts, 'sentAt'>, now: Date): ReminderReason | null {
  const { status, supersededAt } = facts;
  if (status === 'ACCEPTED' || status === 'REJECTED') return 'ANSWERED';
  if (status === 'SUPERSEDED' || supersededAt !== null) return 'REPLACED';
  if (status === 'WITHDRAWN' || status === 'DRAFT') return 'WITHDRAWN';
  if (isOver(facts, now)) return 'EXPIRED';
  if (status === 'QUERY_RECEIVED' || facts.hasAsked) return 'ASKED';
  if (facts.isStopped) return 'STOPPED';
  if (facts.linkLockedAt !== null) return 'LINK_LOCKED';
  return facts.mailState === 'FAILED' ? 'UNREACHABLE' : null;
}

/**
 * Whether a client may be reminded by email: unless they said that they want none. A reminder belongs to the quote that they asked
 * for, so nobody has to be asked first.
 */
export function wantsReminders(consents: ResultOf<typeof readConsentsInForce>): boolean {
  return !consents.channels.some(({ channel, isGiven }) => channel === 'EMAIL' && isGiven === false);
}

/** Whether the practice's settings still have this reminder. */
export function isWanted({ kind, days }: WantedReminder, settings: StoredReminderSettings): boolean {
  if (!settings.isEnabled) return false;
  return kind === 'SILENCE' ? settings.silenceDays === days : settings.daysBeforeExpiry.includes(days);
}

/** `now` if it is daytime in the zone, otherwise when the next day begins. */
export function atDaytime(now: Date, timeZone: string): Date {
  const today = todayIn(now, timeZone);
  const opens = localTimeOn(today, EARLIEST, timeZone);
  if (now < opens) return opens;
  return now < localTimeOn(today, LATEST, timeZone)
    ? now
    : localTimeOn(addDays(today, 1), EARLIEST, timeZone);
}

/** So many days after the patient last looked, or after the quote last went to them. */
function afterLastSign(days: number, facts: ReminderFacts): { on: string; dueAt: Date } {
  const signs = [facts.sentAt, facts.lastViewedAt, facts.mailStateAt].filter((at) => at !== null);
  const last = new Date(Math.max(...signs.map((at) => at.getTime())));
  const on = addDays(todayIn(last, facts.timeZone), days);
  return { on, dueAt: localTimeOn(on, PLANNED_AT, facts.timeZone) };
}
