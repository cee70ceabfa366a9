import type {
  EnquiryReport,
  QuoteFigures,
  ReportDays,
  ReportDivision,
  ReportParameters,
  ReportRow,
} from '@quillcare/contracts';
import { addDays, monthsOf, periodOf, TIME_BOUNDS, type DaySpan, type TimeFigures } from '@quillcare/rules';

/** The days that were asked for; without any the present month. `today` is the practice's. */
export function daysOf({ from, to, ...compared }: ReportParameters, today: string): ReportDays {
  const month = periodOf('month', today, 'AU');
  return { from: from ?? month.from, to: to ?? month.to, ...compared };
}

/** A period, and the one that it is compared with. */
export interface Spans {
  now: DaySpan;
  before: DaySpan | null;
}

export function spansOf({ from, to, comparedFrom, comparedTo }: ReportDays): Spans {
  const before = comparedFrom && comparedTo ? { from: comparedFrom, to: comparedTo } : null;
  return { now: { from, to }, before };
}

/** The figures of a part: of a doctor, a site, a procedure, a source or a month. */
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

interface Divided {
  spans: Spans;
  now: readonly Part[];
  before: readonly Part[];
  /** Null where they are missing. */
  enquiries: readonly (EnquiryReport['parts'][number] & { name: string | null })[] | null;
}

/** The rows of a breakdown: every month of the period in order, or whatever has figures, the most quotes first. */
export function rowsOf(by: ReportDivision, divided: Divided): ReportRow[] {
  return by === 'MONTH' ? monthRows(divided) : valueRows(divided);
}

/** A month is compared with the one in the same place of the other period. */
function monthRows({ spans, now, before, enquiries }: Divided): ReportRow[] {
  const others = spans.before ? monthsOf(spans.before) : [];
  return monthsOf(spans.now).map(({ from }, at) => {
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

function valueRows({ spans, now, before, enquiries }: Divided): ReportRow[] {
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

/** A class of times, as it is stored; −1 are those that go on. */
export interface TimeClass {
  class: number;
  cases: number;
  minutes: number;
}

/** The times of stored classes, and how many go on. */
export function timesOf(classes: readonly TimeClass[]): { times: TimeFigures; open: number } {
  const done = classes.filter((one) => one.class >= 0);
  const sum = (of: (one: TimeClass) => number) => done.reduce((total, one) => total + of(one), 0);
  const casesIn = (at: number) => done.find((one) => one.class === at)?.cases ?? 0;
  return {
    times: {
      count: sum(({ cases }) => cases),
      minutes: sum(({ minutes }) => minutes),
      classes: Array.from({ length: TIME_BOUNDS.length + 1 }, (_, at) => casesIn(at)),
    },
    open: classes.find((one) => one.class === -1)?.cases ?? 0,
  };
}

/** Waiting quotes with their last valid day. */
export interface ExpiryDay {
  day: string;
  quotes: number;
  valueMinor: number;
}

const WEEKS = 8;
/** As in the list of quotes that expire soon. */
const SOON_DAYS = 7;

/** What waits, by when it ends. */
export function waitingOf(days: readonly ExpiryDay[], today: string) {
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
