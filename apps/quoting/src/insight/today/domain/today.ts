import {
  MAX_TODAY_ROWS,
  todayKind,
  type Callback,
  type listDueCallbacks,
  type listFailedMails,
  type listLeadsToReach,
  type ResultOf,
  type Today,
  type TodayItem,
} from '@quillcare/contracts';
import { compareTasks, daysBetween, todayIn } from '@quillcare/rules';
import type { TodayRow } from '../persistence/today.part';

type LeadToReach = ResultOf<typeof listLeadsToReach>['items'][number];
type FailedMail = ResultOf<typeof listFailedMails>['items'][number];
type Kind = TodayItem['kind'];

export interface ExternalData {
  callbacks: ResultOf<typeof listDueCallbacks>;
  leads: ResultOf<typeof listLeadsToReach>;
  failedMails: FailedMail[];
  missing: Today['missing'];
}

/** All data found, for the practice's current local day. */
export interface TodayData extends ExternalData {
  /** The user viewing the page. */
  userId: string;
  today: string;
  timeZone: string;
  rows: readonly TodayRow[];
}

/** Builds the page: items of the requested kinds, most important first. */
export function todayOf(
  gathered: TodayData,
  seen: ReadonlySet<Kind>,
  requested: readonly Kind[] = [],
): Today {
  const found = buildItems(gathered);
  const selected = found.filter(
    ({ kind }) => seen.has(kind) && (requested.length === 0 || requested.includes(kind)),
  );
  return {
    items: byPerson(onePerSubject(selected.sort(compareTasks))).slice(0, MAX_TODAY_ROWS),
    counts: todayKind.options
      .filter((kind) => seen.has(kind))
      .map((kind) => ({ kind, count: countOf(kind, gathered, found) })),
    missing: gathered.missing,
  };
}

/** Shows each quote or lead once. The most important item stays and lists what else there is to do about it. */
function onePerSubject(sorted: readonly TodayItem[]): TodayItem[] {
  const byMatter = new Map<string, TodayItem>();
  const shown: TodayItem[] = [];
  for (const item of sorted) {
    const matter = item.quoteId ?? item.leadId;
    const first = matter === null ? undefined : byMatter.get(matter);
    if (first) {
      // A question must be answered before calling about the quote, so the item keeps its place but becomes the question.
      if (first.kind === 'CALLBACK' && item.kind === 'QUESTION')
        Object.assign(first, { ...item, also: ['CALLBACK', ...first.also] });
      else if (item.kind !== first.kind && !first.also.includes(item.kind)) first.also.push(item.kind);
      continue;
    }
    const entry = { ...item, also: [] };
    if (matter !== null) byMatter.set(matter, entry);
    shown.push(entry);
  }
  return shown;
}

/** Groups items by person, at the position of the person's first item. */
function byPerson(sorted: readonly TodayItem[]): TodayItem[] {
  const groups = new Map<string, TodayItem[]>();
  for (const item of sorted) {
    const person = item.clientId ?? item.leadId ?? item.id;
    groups.set(person, [...(groups.get(person) ?? []), item]);
  }
  return [...groups.values()].flat();
}

function buildItems(gathered: TodayData): TodayItem[] {
  const { today, timeZone, rows, callbacks, leads, failedMails } = gathered;
  const facts = new Map(rows.filter(({ kind }) => kind === 'FACTS').map((row) => [row.quoteId ?? '', row]));
  const own = rows.flatMap((row) => (row.kind === 'FACTS' ? [] : [itemOf(row, row.kind, today)]));
  const failing = new Set(own.filter(({ kind }) => kind === 'MAIL_FAILED').map(({ quoteId }) => quoteId));
  const alsoFailed = failedMails.flatMap((mail) => {
    const quote = facts.get(mail.quoteId);
    return quote?.isAlive && !failing.has(mail.quoteId) ? [mailItem(mail, quote, today, timeZone)] : [];
  });
  return [
    ...own,
    ...alsoFailed,
    ...callbacks.items.map((callback) => callbackItem(callback, facts.get(callback.quoteId ?? ''), gathered)),
    ...leads.items.map((lead) => leadItem(lead, today, timeZone)),
  ];
}

function countOf(kind: Kind, { rows, callbacks, leads }: TodayData, found: readonly TodayItem[]): number {
  if (kind === 'CALLBACK') return callbacks.count;
  if (kind === 'LEAD') return leads.count;
  const parts = new Map(rows.filter((row) => row.kind === kind).map((row) => [row.part, row.found]));
  const own = [...parts.values()].reduce((sum, count) => sum + count, 0);
  const others = found.filter((item) => item.kind === kind && item.reason === 'OTHER_EMAIL').length;
  return own + others;
}

function itemOf(row: TodayRow, kind: Kind, today: string): TodayItem {
  const { reason, id, version, who, phone, email, about, byName, quoteId, quoteNumber, clientId } = row;
  const { dueOn, since, amountMinor, currency } = row;
  return {
    kind,
    reason,
    id,
    version,
    who,
    phone,
    email,
    about,
    byName,
    quoteId,
    quoteNumber,
    clientId,
    dueOn,
    daysLate: daysBetween(dueOn, today),
    since,
    amountMinor,
    currency,
    // The patient is waiting for the document they signed.
    urgency: kind === 'DOCUMENT' ? 'HIGH' : 'NORMAL',
    attempts: 0,
    also: [],
    whose: null,
    leadId: null,
  };
}

function mailItem(
  { failedAt, detail }: FailedMail,
  quote: TodayRow,
  today: string,
  timeZone: string,
): TodayItem {
  const dueOn = todayIn(new Date(failedAt), timeZone);
  const row = { ...quote, dueOn, since: failedAt, about: detail };
  return { ...itemOf(row, 'MAIL_FAILED', today), reason: 'OTHER_EMAIL' };
}

function callbackItem(
  callback: Callback,
  quote: TodayRow | undefined,
  { today, userId }: TodayData,
): TodayItem {
  const { id, version, clientName, clientPhone, notes, quoteId, quoteNumber, clientId, leadId } = callback;
  const { dueDate, attemptCount, priority, cause, createdAt, assigneeId, assigneeName } = callback;
  return {
    kind: 'CALLBACK',
    reason: cause,
    id,
    version,
    who: clientName,
    phone: clientPhone,
    email: quote?.email ?? null,
    about: callback.about ?? notes ?? quote?.about ?? null,
    byName: assigneeName,
    whose: ownershipOf(assigneeId, userId),
    quoteId,
    quoteNumber,
    clientId,
    leadId,
    dueOn: dueDate,
    daysLate: daysBetween(dueDate, today),
    since: createdAt,
    amountMinor: quote?.amountMinor ?? null,
    currency: quote?.currency ?? null,
    urgency: priority,
    attempts: attemptCount,
    also: [],
  };
}

function ownershipOf(assigneeId: string | null, userId: string): TodayItem['whose'] {
  if (assigneeId === null) return null;
  return assigneeId === userId ? 'MINE' : 'OTHERS';
}

function leadItem(lead: LeadToReach, today: string, timeZone: string): TodayItem {
  const { id, version, reason, firstName, lastName, phone, email, interestedIn, ownerName, createdAt } = lead;
  const enquiredOn = todayIn(new Date(createdAt), timeZone);
  const dueOn = reason === 'FOLLOW_UP' ? (lead.nextFollowUpOn ?? enquiredOn) : enquiredOn;
  return {
    kind: 'LEAD',
    reason,
    id,
    version,
    who: [firstName, lastName].filter(Boolean).join(' '),
    phone,
    email,
    about: interestedIn,
    byName: ownerName,
    quoteId: null,
    quoteNumber: null,
    clientId: lead.clientId,
    dueOn,
    daysLate: daysBetween(dueOn, today),
    since: createdAt,
    amountMinor: lead.expectedValueMinor,
    currency: null,
    urgency: urgencyOf(lead),
    attempts: 0,
    also: [],
    whose: null,
    leadId: lead.id,
  };
}

function urgencyOf({ urgency, priority }: LeadToReach): TodayItem['urgency'] {
  if (urgency === 'URGENT' || priority === 'HIGH') return 'HIGH';
  return urgency === 'LOW' || priority === 'LOW' ? 'LOW' : 'NORMAL';
}
