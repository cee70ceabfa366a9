import {
  FIGURE_WEEKS,
  type DashboardFigures,
  type QuoteStatus,
  type ResultOf,
  type countLeads,
} from '@quillcare/contracts';
import { addDays, isoWeekday } from '@quillcare/rules';

type Week = { startsOn: string; count: number };
type LeadFigures = NonNullable<DashboardFigures['leads']>;
type QuoteFigures = NonNullable<DashboardFigures['quotes']>;

export interface QuoteCount {
  what: 'sent' | 'accepted' | 'open';
  name: string;
  count: number;
  amountMinor: number;
}

/** Length in days of each of the two periods compared. */
const PERIOD_DAYS = 30;

/** The days covered by the figures, up to and including today. */
export interface FigureDays {
  from: string;
  to: string;
  beforeFrom: string;
  /** Mondays of the weeks, oldest first. */
  weeks: readonly string[];
  /** The earliest day of them all. */
  since: string;
}

export function figureDays(today: string): FigureDays {
  const from = addDays(today, 1 - PERIOD_DAYS);
  const beforeFrom = addDays(from, -PERIOD_DAYS);
  const thisWeek = addDays(today, 1 - isoWeekday(today));
  const weeks = Array.from({ length: FIGURE_WEEKS }, (_week, at) =>
    addDays(thisWeek, 7 * (at + 1 - FIGURE_WEEKS)),
  );
  const first = weeks[0] ?? thisWeek;
  return { from, to: today, beforeFrom, weeks, since: first < beforeFrom ? first : beforeFrom };
}

type DailyValues = readonly { day: string; value: number }[];

function figureOf(
  counted: DailyValues,
  { from, to, beforeFrom }: FigureDays,
): { now: number; before: number } {
  const between = (first: string, after: string) =>
    counted.reduce((sum, { day, value }) => (day >= first && day < after ? sum + value : sum), 0);
  return { now: between(from, addDays(to, 1)), before: between(beforeFrom, from) };
}

function weeksOf(counted: DailyValues, { weeks }: FigureDays): Week[] {
  return weeks.map((startsOn) => {
    const end = addDays(startsOn, 7);
    const ofWeek = counted.filter(({ day }) => day >= startsOn && day < end);
    return { startsOn, count: ofWeek.reduce((sum, { value }) => sum + value, 0) };
  });
}

export function leadFiguresOf(counts: ResultOf<typeof countLeads>, days: FigureDays): LeadFigures {
  const counted = (list: typeof counts.asked) => list.map(({ day, count }) => ({ day, value: count }));
  return {
    asked: figureOf(counted(counts.asked), days),
    converted: figureOf(counted(counts.converted), days),
    weeks: weeksOf(counted(counts.asked), days),
    byStatus: counts.open,
  };
}

export function quoteFiguresOf(rows: readonly QuoteCount[], days: FigureDays): QuoteFigures {
  const dailyValuesOf = (what: QuoteCount['what'], value: 'count' | 'amountMinor') =>
    rows.filter((row) => row.what === what).map((row) => ({ day: row.name, value: row[value] }));
  return {
    sent: figureOf(dailyValuesOf('sent', 'count'), days),
    sentMinor: figureOf(dailyValuesOf('sent', 'amountMinor'), days),
    accepted: figureOf(dailyValuesOf('accepted', 'count'), days),
    acceptedMinor: figureOf(dailyValuesOf('accepted', 'amountMinor'), days),
    sentWeeks: weeksOf(dailyValuesOf('sent', 'count'), days),
    acceptedWeeks: weeksOf(dailyValuesOf('accepted', 'count'), days),
    byStatus: rows
      .filter(({ what }) => what === 'open')
      .map(({ name, count, amountMinor }) => ({ status: name as QuoteStatus, count, amountMinor })),
  };
}
