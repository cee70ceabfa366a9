import type {
  EnquiryReport,
  QuoteFigures,
  ReportDays,
  ReportDivision,
  ReportParameters,
  ReportRow,
} from '@quillcare/contracts';
import {
  addDays,
  splitIntoMonths,
  findReportPeriod,
  TIME_CLASS_BOUNDS,
  type DaySpan,
  type TimeFigures,
} from '@quillcare/rules';

/** The requested days, by default the current month. `today` is in the practice's time zone. */
export function daysOf({ from, to, ...compared }: ReportParameters, today: string): ReportDays {
  const month = findReportPeriod('month', today, 'AU');
  return { from: from ?? month.from, to: to ?? month.to, ...compared };
}

export interface Spans {
  now: DaySpan;
  before: DaySpan | null;
}

export function spansOf({ from, to, comparedFrom, comparedTo }: ReportDays): Spans {
  const before = comparedFrom && comparedTo ? { from: comparedFrom, to: comparedTo } : null;
  return { now: { from, to }, before };
}

/** The figures of one doctor, site, procedure, source or month. */
export interface Part {
  value: string;
  name: string | null;
  figures: QuoteFigures;
}

export const NO_QUOTES: QuoteFigures = {
  quotes: 0,
  viewed: 0,
  accepted: 0,
  declined: 0,
  expired: 0,
  withdrawn: 0,
  acceptanceWithdrawn: 0,
  waiting: 0,
  done: 0,
  quotedMinor: 0,
  acceptedMinor: 0,
  waitingMinor: 0,
};

const NO_ENQUIRIES = {
  enquiries: 0,
  reached: 0,
  converted: 0,
  quoted: 0,
  accepted: 0,
  done: 0,
  lost: 0,
  expectedMinor: 0,
};

interface BreakdownParts {
  spans: Spans;
  now: readonly Part[];
  before: readonly Part[];
  /** Null if they are unavailable. */
  enquiries: readonly (EnquiryReport['parts'][number] & { name: string | null })[] | null;
}

/** The rows of a breakdown: every month of the period in order, otherwise all values with figures, most quotes first. */
export function rowsOf(by: ReportDivision, divided: BreakdownParts): ReportRow[] {
  return by === 'MONTH' ? monthRows(divided) : valueRows(divided);
}

/** Compares each month with the one at the same position of the other period. */
function monthRows({ spans, now, before, enquiries }: BreakdownParts): ReportRow[] {
  const others = spans.before ? splitIntoMonths(spans.before) : [];
  return splitIntoMonths(spans.now).map(({ from }, at) => {
    const other = others[at];
    return {
      value: from,
      name: null,
      quotes: figuresOf(now, firstOfMonth(from)) ?? NO_QUOTES,
      before: other ? (figuresOf(before, firstOfMonth(other.from)) ?? NO_QUOTES) : null,
      enquiries: enquiries && (partOf(enquiries, firstOfMonth(from))?.figures ?? NO_ENQUIRIES),
    };
  });
}

function valueRows({ spans, now, before, enquiries }: BreakdownParts): ReportRow[] {
  const parts = [...now, ...before, ...(enquiries ?? [])];
  const names = new Map<string, string | null>();
  for (const { value, name } of parts) names.set(value, names.get(value) ?? name);
  const rows = [...names].map(([value, name]) => ({
    value,
    name,
    quotes: figuresOf(now, value) ?? NO_QUOTES,
    before: spans.before && (figuresOf(before, value) ?? NO_QUOTES),
    enquiries: enquiries && (partOf(enquiries, value)?.figures ?? NO_ENQUIRIES),
  }));
  return rows.toSorted(
    (one, other) =>
      other.quotes.quotes - one.quotes.quotes ||
      (other.enquiries?.enquiries ?? 0) - (one.enquiries?.enquiries ?? 0) ||
      (one.name ?? one.value).localeCompare(other.name ?? other.value),
  );
}

function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

function figuresOf(parts: readonly Part[], value: string): QuoteFigures | undefined {
  return partOf(parts, value)?.figures;
}

function partOf<P extends { value: string }>(parts: readonly P[], value: string): P | undefined {
  return parts.find((part) => part.value === value);
}

/** A stored duration bucket; −1 holds those still open. */
export interface TimeClass {
  class: number;
  cases: number;
  minutes: number;
}

/** Sums up stored buckets, and counts those still open. */
export function timesOf(classes: readonly TimeClass[]): { times: TimeFigures; open: number } {
  const done = classes.filter((one) => one.class >= 0);
  const sum = (of: (one: TimeClass) => number) => done.reduce((total, one) => total + of(one), 0);
  const casesIn = (at: number) => done.find((one) => one.class === at)?.cases ?? 0;
  return {
    times: {
      count: sum(({ cases }) => cases),
      minutes: sum(({ minutes }) => minutes),
      classes: Array.from({ length: TIME_CLASS_BOUNDS.length + 1 }, (_, at) => casesIn(at)),
    },
    open: classes.find((one) => one.class === -1)?.cases ?? 0,
  };
}

export interface ExpiryDay {
  day: string;
  quotes: number;
  valueMinor: number;
}

const WEEKS = 8;
/** The same as for the list of quotes expiring soon. */
const SOON_DAYS = 7;

/** Waiting quotes by when they expire. */
export function summariseWaiting(days: readonly ExpiryDay[], today: string) {
  const within = (from: string, to: string | null) =>
    sumOf(days.filter(({ day }) => day >= from && (to === null || day <= to)));
  const weeks = Array.from({ length: WEEKS + 1 }, (_, at) => {
    const from = addDays(today, at * 7);
    const to = at === WEEKS ? null : addDays(from, 6);
    return { from, to, ...within(from, to) };
  });
  return { today, all: sumOf(days), soon: within(today, addDays(today, SOON_DAYS)), weeks };
}

function sumOf(days: readonly ExpiryDay[]): { quotes: number; valueMinor: number } {
  return {
    quotes: days.reduce((sum, { quotes }) => sum + quotes, 0),
    valueMinor: days.reduce((sum, { valueMinor }) => sum + valueMinor, 0),
  };
}
