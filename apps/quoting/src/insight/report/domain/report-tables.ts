import type {
  EnquiryFigures,
  QuoteFigures,
  ReportBreakdown,
  ReportCross,
  ReportDivision,
  ReportRowDivision,
  ReportSummary,
  ReportTextKey,
  ReportTexts,
} from '@quillcare/contracts';
import { averageMinutes, formatCsvAmount, medianMinutes, type TimeFigures } from '@quillcare/rules';

/** A line of a CSV file; the first one is the heading. */
export type TableRow = (string | number | null)[];

const STAGES = ['enquiries', 'reached', 'converted', 'quoted', 'accepted', 'done'] as const;
const COUNTED = [
  ...(['quotes', 'viewed', 'accepted', 'declined', 'expired', 'withdrawn'] as const),
  ...(['acceptanceWithdrawn', 'waiting', 'done'] as const),
] as const;
const VALUES = [
  ['parts.quotedMinor', 'quotedMinor'],
  ['parts.acceptedMinor', 'acceptedMinor'],
  ['csv.waitingMinor', 'waitingMinor'],
] as const satisfies readonly (readonly [ReportTextKey, keyof QuoteFigures])[];

/** The funnel from enquiry to surgery, one line per step. */
export function funnelTable({ enquiries, quotes }: ReportSummary, texts: ReportTexts): TableRow[] {
  const nowAndBefore = <K extends string>(name: K, { now, before }: Both<K>) => [
    now[name],
    before?.[name] ?? null,
  ];
  const enquiry = (figures: Both<keyof EnquiryFigures>) =>
    [...STAGES, 'lost' as const].map((stage): TableRow => [
      ...[texts['funnel.enquiries'], texts[`funnel.${stage}`]],
      ...nowAndBefore(stage, figures),
    ]);
  return [
    [texts['csv.about'], texts['funnel.step'], texts['funnel.count'], texts['funnel.before']],
    ...(enquiries ? enquiry(enquiries) : []),
    ...COUNTED.map((name): TableRow => [
      texts['csv.quotes'],
      texts[`parts.${name}`],
      ...nowAndBefore(name, quotes),
    ]),
  ];
}

interface Both<K extends string> {
  now: Record<K, number>;
  before: Record<K, number> | null;
}

/** Label of a row or column: its name, the source in words, or that there is none. */
function nameOf(
  { value, name }: { value: string; name: string | null },
  by: ReportDivision,
  texts: ReportTexts,
): string {
  if (name !== null || by === 'MONTH') return name ?? value;
  if (value === '') return texts[`parts.none.${by}`];
  return by === 'SOURCE' ? (texts[`source.${value}` as ReportTextKey] ?? value) : value;
}

/** The breakdown, with enquiries if they can be divided the same way. */
export function breakdownTable(
  { rows }: ReportBreakdown,
  by: ReportDivision,
  texts: ReportTexts,
): TableRow[] {
  const hasEnquiries = rows.some(({ enquiries }) => enquiries !== null);
  // An enquiry's doctor is the referrer, whereas a quote's doctor operates.
  const labelKey = by === 'DOCTOR' ? 'parts.referred' : 'parts.enquiries';
  const heading: TableRow = [
    texts[`parts.divisions.${by}`],
    ...(hasEnquiries ? STAGES.map((stage) => `${texts[labelKey]}: ${texts[`funnel.${stage}`]}`) : []),
    ...COUNTED.map((name) => texts[`parts.${name}`]),
    ...VALUES.map(([key]) => texts[key]),
  ];
  const lines = rows.map((row): TableRow => [
    nameOf(row, by, texts),
    ...(hasEnquiries ? STAGES.map((stage) => row.enquiries?.[stage] ?? null) : []),
    ...COUNTED.map((name) => row.quotes[name]),
    ...VALUES.map(([, name]) => formatCsvAmount(row.quotes[name])),
  ]);
  return [heading, ...lines];
}

/** One line per pair that has quotes, ready for a spreadsheet's pivot table. */
export function crossTable(
  cross: ReportCross,
  by: { rows: ReportRowDivision; columns: ReportDivision },
  texts: ReportTexts,
): TableRow[] {
  const lines = cross.rows.flatMap((row) =>
    row.cells.flatMap((cell, at): TableRow[] => {
      const column = cross.columns[at];
      if (!column || cell.quotes === 0) return [];
      const { quotes, accepted, done, quotedMinor, acceptedMinor } = cell;
      const names = [nameOf(row, by.rows, texts), nameOf(column, by.columns, texts)];
      return [
        [...names, quotes, accepted, done, formatCsvAmount(quotedMinor), formatCsvAmount(acceptedMinor)],
      ];
    }),
  );
  const counted = (['quotes', 'accepted', 'done', 'quotedMinor', 'acceptedMinor'] as const).map(
    (name) => texts[`parts.${name}`],
  );
  return [
    [texts[`parts.divisions.${by.rows}`], texts[`parts.divisions.${by.columns}`], ...counted],
    ...lines,
  ];
}

const MEASURES = ['contact', 'answer', 'acceptance', 'conversion'] as const;

/** Durations in hours with two decimals. */
export function timesTable({ times }: ReportSummary, texts: ReportTexts): TableRow[] {
  const cells = (figures: TimeFigures | null): TableRow => {
    if (!figures) return [null, null, null];
    return [figures.count, hours(averageMinutes(figures)), hours(medianMinutes(figures))];
  };
  const headings = [
    ...(['times.measure', 'times.cases', 'csv.average', 'csv.half'] as const),
    ...(['csv.casesBefore', 'csv.averageBefore', 'csv.halfBefore'] as const),
  ];
  return [
    headings.map((key) => texts[key]),
    ...MEASURES.flatMap((measure): TableRow[] => {
      const figures = times[measure];
      return figures ? [[texts[`times.${measure}`], ...cells(figures.now), ...cells(figures.before)]] : [];
    }),
  ];
}

function hours(minutes: number | null): string | null {
  return minutes === null ? null : (minutes / 60).toFixed(2);
}

/** Quotes waiting today, by the week in which they expire. */
export function waitingTable({ waiting }: ReportSummary, texts: ReportTexts): TableRow[] {
  return [
    [texts['csv.from'], texts['csv.to'], texts['csv.quotes'], texts['waiting.value']],
    ...waiting.weeks.map(({ from, to, quotes, valueMinor }): TableRow => [
      from,
      to,
      quotes,
      formatCsvAmount(valueMinor),
    ]),
  ];
}

export function reasonsTable({ lost, declined }: ReportSummary, texts: ReportTexts): TableRow[] {
  const lines = (label: string, reasons: ReportSummary['declined']) =>
    reasons.map(({ reason, count }): TableRow => [
      label,
      reason === '' ? texts['reasons.other'] : reason,
      count,
    ]);
  return [
    [texts['csv.about'], texts['reasons.reason'], texts['reasons.count']],
    ...lines(texts['reasons.lost'], lost ?? []),
    ...lines(texts['reasons.declined'], declined),
  ];
}

/** Billed versus quoted amounts, and the difference by reason. */
export function billedTable({ billed }: ReportSummary, texts: ReportTexts): TableRow[] {
  const heading = (
    ['csv.billedLines', 'billed.count', 'billed.quoted', 'billed.billed', 'billed.difference'] as const
  ).map((key) => texts[key]);
  if (!billed) return [heading];
  const { now, before, reasons } = billed;
  const total = (name: string, { lines, quotedMinor, billedMinor }: typeof now): TableRow => [
    ...[name, lines, formatCsvAmount(quotedMinor), formatCsvAmount(billedMinor)],
    formatCsvAmount(billedMinor - quotedMinor),
  ];
  return [
    heading,
    total(texts['funnel.count'], now),
    ...(before ? [total(texts['funnel.before'], before)] : []),
    ...reasons.map(({ reason, lines, differenceMinor }): TableRow => [
      ...[texts[`billed.reasons.${reason}`], lines, null, null],
      formatCsvAmount(differenceMinor),
    ]),
  ];
}
