import { z } from 'zod';
import { event } from '../core/event';
import { filePage } from '../core/file';
import { command, query } from '../core/operation';
import { id, idParams, instant, isoDate, version } from '../core/primitives';
import { caseReadiness, checklistKind } from './case-checklist.operations';
import { surgeryCaseStatus } from './quote.status';
import { role } from '../core/permissions';

/** Maximum number of cases per response. A practice with more has to view fewer days. */
export const CALENDAR_CASES = 500;
/** Maximum number of days per response: a month with its adjoining weeks, or a quarter on the board. */
export const LONGEST_CALENDAR_DAYS = 92;

const READS = { resource: 'QUOTES', action: 'READ' } as const;

interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** If omitted, the page's default period. */
const days = { from: isoDate.optional(), to: isoDate.optional() };

function checkDays({ from, to }: Days, { addIssue }: z.core.$RefinementCtx<Days>): void {
  if (from === undefined && to === undefined) return;
  const blame = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message });
  // Invalid dates are already reported by their own fields.
  if ([from, to].some((day) => day !== undefined && !isoDate.safeParse(day).success)) return;
  if (from === undefined) return blame('from', 'This field is required');
  if (to === undefined) return blame('to', 'This field is required');
  const length = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  if (length < 1) blame('to', 'Must not be before the first day');
  else if (length > LONGEST_CALENDAR_DAYS) blame('to', 'Please choose at most three months');
  // The calendar ends at the start of the next day, which does not exist here.
  else if (to === '9999-12-31') blame('to', 'This field is invalid');
}

const filters = z
  .strictObject({ ...days, doctorId: id.optional(), hospitalId: id.optional() })
  .superRefine(checkDays);

const placedCase = {
  id,
  version,
  quoteId: id,
  quoteNumber: z.string(),
  patient: z.object({ firstName: z.string(), lastName: z.string() }),
  procedures: z.array(z.string()),
  status: surgeryCaseStatus,
  /** True if its date is not allowed by its cosmetic pathway. */
  isTooEarly: z.boolean(),
  isDisputed: z.boolean(),
  startsAt: instant.nullable(),
  durationMinutes: z.number().int().nullable(),
  doctorId: id.nullable(),
  doctorName: z.string(),
  hospitalId: id.nullable(),
  hospitalName: z.string().nullable(),
  theatre: z.string().nullable(),
  readiness: caseReadiness,
};

export const boardCase = z.object({
  ...placedCase,
  /** What remains to be done before the surgery, earliest due first. */
  missing: z.array(
    z.object({
      id,
      title: z.string(),
      kind: checklistKind,
      dueOn: isoDate.nullable(),
      isOverdue: z.boolean(),
      ownerRole: role.nullable(),
      ownerName: z.string().nullable(),
    }),
  ),
});
export type BoardCase = z.infer<typeof boardCase>;

export const getReadinessBoard = query({
  name: 'quoting.getReadinessBoard',
  summary: 'Get the surgery cases of the coming weeks with what is missing, and cases without a date',
  http: { method: 'GET', path: '/surgery-cases/board' },
  permission: READS,
  query: filters,
  result: z.object({
    /** The days requested, or six weeks from Monday of the current week. */
    from: isoDate,
    to: isoDate,
    timeZone: z.string(),
    items: z.array(boardCase),
    /** Accepted cases without a date, earliest acceptance first. */
    undated: z.array(boardCase),
    undatedTotal: z.number().int(),
    /** True if there are more cases than fit, so the last days are incomplete. */
    isCut: z.boolean(),
  }),
  provides: ['SurgeryCase'],
});

export const calendarCase = z.object(placedCase);
export type CalendarCase = z.infer<typeof calendarCase>;

export const getCaseCalendar = query({
  name: 'quoting.getCaseCalendar',
  summary: 'Get surgery cases by day, without cancelled ones',
  http: { method: 'GET', path: '/surgery-cases/calendar' },
  permission: READS,
  query: filters,
  result: z.object({
    from: isoDate,
    to: isoDate,
    timeZone: z.string(),
    items: z.array(calendarCase),
    isCut: z.boolean(),
  }),
  provides: ['SurgeryCase'],
});

/** Those who may change a doctor decide who can read the doctor's calendar. */
const MANAGES = { resource: 'DOCTORS', action: 'UPDATE' } as const;

/** A doctor's calendar for subscription. Its URL is a secret and is shown only once. */
export const calendarFeed = z.object({
  doctorId: id,
  isActive: z.boolean(),
  createdAt: instant.nullable(),
  /** When a calendar last fetched it, accurate to an hour. */
  lastReadAt: instant.nullable(),
});
export type CalendarFeed = z.infer<typeof calendarFeed>;

export const getCalendarFeed = query({
  name: 'quoting.getCalendarFeed',
  summary: "Get whether a doctor's calendar feed is active, and when it was last read",
  http: { method: 'GET', path: '/doctors/:id/calendar-feed' },
  permission: MANAGES,
  params: idParams,
  result: calendarFeed,
  errors: ['NOT_FOUND'],
  provides: ['CalendarFeed'],
});

/** For each doctor whose calendar has a working URL: who created it. */
export const listCalendarFeeds = query({
  name: 'quoting.listCalendarFeeds',
  summary: 'List active calendar feeds and who created them',
  http: { method: 'GET', path: '/calendar-feeds' },
  permission: MANAGES,
  result: z.object({
    items: z.array(calendarFeed.extend({ doctorName: z.string(), madeById: id.nullable() })),
  }),
  provides: ['CalendarFeed'],
});

export const renewCalendarFeed = command({
  name: 'quoting.renewCalendarFeed',
  summary: 'Create a new calendar feed address for a doctor; the previous one stops working immediately',
  http: { method: 'POST', path: '/doctors/:id/calendar-feed' },
  permission: MANAGES,
  params: idParams,
  result: calendarFeed.extend({
    /** Path below /api of the product's URL. Never shown again. */
    path: z.string(),
  }),
  errors: ['NOT_FOUND'],
  needs: { feature: 'calendarFeeds' },
  invalidates: ['CalendarFeed'],
});

export const revokeCalendarFeed = command({
  name: 'quoting.revokeCalendarFeed',
  summary: "Revoke a doctor's calendar feed address",
  http: { method: 'DELETE', path: '/doctors/:id/calendar-feed' },
  permission: MANAGES,
  params: idParams,
  result: calendarFeed,
  errors: ['NOT_FOUND'],
  invalidates: ['CalendarFeed'],
});

export const readCalendar = query({
  name: 'quoting.readCalendar',
  summary: "Get a doctor's surgery calendar (iCalendar): initials and hospital only",
  http: { method: 'GET', path: '/calendar/:token', encoding: 'file' },
  permission: 'public',
  /** With or without `.ics`. */
  params: z.strictObject({ token: z.string().min(1).max(80) }),
  result: filePage,
  errors: ['NOT_FOUND'],
  rateLimit: { max: 60, windowSeconds: 60 },
});

export const CalendarFeedChanged = event({
  service: 'quoting',
  name: 'CalendarFeedChanged',
  data: z.object({ doctorId: id }),
  live: { needs: 'DOCTORS', tags: ({ doctorId }) => [{ type: 'CalendarFeed', id: doctorId }] },
});
