import type {
  QuoteStatus,
  readConsentsInForce,
  ReminderKind,
  ReminderReason,
  ResultOf,
  SurgeryCaseStatus,
} from '@quillcare/contracts';
import { addDays, toInstant, todayIn } from '@quillcare/rules';
import { isEnded } from '../../quote/domain/quote';
import { isSurgeryAhead } from '../../quote/domain/quote-version';
import type { StoredReminderSettings } from './reminder-settings';

/** The local time for which reminders are planned, and the local hours between which they may be sent. */
const SEND_TIME = '10:00';
const EARLIEST = '09:00';
const LATEST = '17:00';

const HOUR_MS = 3_600_000;
/** Minimum interval after another reminder. A reminder of silence can wait longer than one before expiry. */
const MIN_INTERVAL_MS: Record<ReminderKind, number> = { BEFORE_EXPIRY: 20 * HOUR_MS, SILENCE: 72 * HOUR_MS };

/** One of the practice's configured reminders, for a single quote. */
export interface ConfiguredReminder {
  kind: ReminderKind;
  /** Days before the last day of validity, or days of silence. */
  days: number;
}

export interface PlannedReminder extends ConfiguredReminder {
  dueAt: Date;
}

export interface SentQuote {
  sentAt: Date;
  validUntil: string;
  timeZone: string;
}

export interface ReminderFacts extends SentQuote {
  status: QuoteStatus;
  expiresAt: Date | null;
  supersededAt: Date | null;
  /** The status of the surgery whose signed quote this one changes. Null if it changes none. */
  variedCaseStatus: SurgeryCaseStatus | null;
  lastViewedAt: Date | null;
  /** When the state of the quote's email last changed. Later than `sentAt` if it was resent. */
  mailStateAt: Date | null;
  mailState: string | null;
  linkLockedAt: Date | null;
  /** Whether the patient has ever asked about the quote, answered or not. */
  hasAsked: boolean;
  /** Whether the patient or staff stopped the reminders. */
  isStopped: boolean;
  lastReminderAt: Date | null;
}

export type ReminderDecision =
  { what: 'SEND' } | { what: 'LATER'; dueAt: Date } | { what: 'LEAVE_OUT'; reason: ReminderReason };

/** Plans a sent quote's reminders. None falls on or before the day of sending, nor on or after the last day of validity. */
export function planReminders(quote: SentQuote, settings: StoredReminderSettings): PlannedReminder[] {
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
    .map(({ on, ...reminder }) => ({ ...reminder, dueAt: toInstant(on, SEND_TIME, timeZone) }))
    .sort((one, other) => one.dueAt.getTime() - other.dueAt.getTime());
}

export function decideReminder(
  reminder: ConfiguredReminder,
  facts: ReminderFacts,
  settings: StoredReminderSettings,
  now: Date,
): ReminderDecision {
  const reason =
    reasonNotToSend(facts, now) ?? (isStillConfigured(reminder, settings) ? null : 'SWITCHED_OFF');
  if (reason) return { what: 'LEAVE_OUT', reason };
  if (reminder.kind === 'SILENCE') {
    const postponed = afterLastContact(reminder.days, facts);
    if (postponed.on >= facts.validUntil) return { what: 'LEAVE_OUT', reason: 'VIEWED' };
    if (postponed.dueAt > now) return { what: 'LATER', dueAt: postponed.dueAt };
  }
  const sinceLast = facts.lastReminderAt ? now.getTime() - facts.lastReminderAt.getTime() : Infinity;
  if (sinceLast < MIN_INTERVAL_MS[reminder.kind]) return { what: 'LEAVE_OUT', reason: 'RECENT' };
  const allowed = nextAllowedTime(now, facts.timeZone);
  return allowed > now ? { what: 'LATER', dueAt: allowed } : { what: 'SEND' };
}

/** Why this quote needs no more reminders. Null while it awaits a silent patient. */
export function reasonNotToSend(facts: Omit<ReminderFacts, 'sentAt'>, now: Date): ReminderReason | null {
  const { status, supersededAt, variedCaseStatus } = facts;
  if (status === 'ACCEPTED' || status === 'REJECTED') return 'ANSWERED';
  if (status === 'SUPERSEDED' || supersededAt !== null) return 'REPLACED';
  if (status === 'WITHDRAWN' || status === 'DRAFT') return 'WITHDRAWN';
  const canBeSigned = variedCaseStatus === null || isSurgeryAhead(variedCaseStatus);
  if (isEnded(facts, now) || !canBeSigned) return 'EXPIRED';
  if (status === 'QUERY_RECEIVED' || facts.hasAsked) return 'ASKED';
  if (facts.isStopped) return 'STOPPED';
  if (facts.linkLockedAt !== null) return 'LINK_LOCKED';
  return facts.mailState === 'FAILED' ? 'UNREACHABLE' : null;
}

/**
 * Whether a client may be reminded by email: yes unless they opted out. No prior consent is needed, because a reminder relates to
 * a quote they requested.
 */
export function acceptsReminders(consents: ResultOf<typeof readConsentsInForce>): boolean {
  return !consents.channels.some(({ channel, isGiven }) => channel === 'EMAIL' && isGiven === false);
}

/** Whether the practice's settings still include this reminder. */
export function isStillConfigured(
  { kind, days }: ConfiguredReminder,
  settings: StoredReminderSettings,
): boolean {
  if (!settings.isEnabled) return false;
  return kind === 'SILENCE' ? settings.silenceDays === days : settings.daysBeforeExpiry.includes(days);
}

/** `now` during the allowed hours of the time zone, otherwise the start of the next allowed period. */
export function nextAllowedTime(now: Date, timeZone: string): Date {
  const today = todayIn(now, timeZone);
  const opens = toInstant(today, EARLIEST, timeZone);
  if (now < opens) return opens;
  return now < toInstant(today, LATEST, timeZone) ? now : toInstant(addDays(today, 1), EARLIEST, timeZone);
}

/** The date `days` after the patient last viewed the quote or it was last sent to them. */
function afterLastContact(days: number, facts: ReminderFacts): { on: string; dueAt: Date } {
  const signs = [facts.sentAt, facts.lastViewedAt, facts.mailStateAt].filter((at) => at !== null);
  const last = new Date(Math.max(...signs.map((at) => at.getTime())));
  const on = addDays(todayIn(last, facts.timeZone), days);
  return { on, dueAt: toInstant(on, SEND_TIME, facts.timeZone) };
}
