import type { CrossFigures, ReportCross, ReportDivision } from '@quillcare/contracts';
import { addDays, splitIntoMonths, type DaySpan } from '@quillcare/rules';

/** Figures of the quotes with one row value and one column value. */
export interface CrossPart extends CrossFigures {
  row: string;
  column: string;
}

const NO_FIGURES: CrossFigures = { quotes: 0, accepted: 0, done: 0, quotedMinor: 0, acceptedMinor: 0 };
const FIGURES = Object.keys(NO_FIGURES) as (keyof CrossFigures)[];

interface EdgeNames {
  rows: ReadonlyMap<string, string>;
  columns: ReadonlyMap<string, string>;
}

/** Builds the table: rows and columns with their totals, and the cells. */
export function crossOf(
  parts: readonly CrossPart[],
  columnsBy: ReportDivision,
  span: DaySpan,
  names: EdgeNames,
): Pick<ReportCross, 'rows' | 'columns'> {
  const columns =
    columnsBy === 'MONTH'
      ? splitIntoMonths(span).map(({ from }) => edgeOf(from, null, inMonthOf(from, parts)))
      : buildEdges(parts, 'column', names.columns);
  const isIn = (column: string, part: CrossPart) =>
    columnsBy === 'MONTH' ? isSameMonth(column, part.column) : part.column === column;
  const rows = buildEdges(parts, 'row', names.rows).map((row) => {
    const own = parts.filter((part) => part.row === row.value);
    return { ...row, cells: columns.map(({ value }) => sumOf(own.filter((part) => isIn(value, part)))) };
  });
  return { columns, rows };
}

/** The values of one side, sorted by number of quotes, descending. */
function buildEdges(parts: readonly CrossPart[], side: 'row' | 'column', names: ReadonlyMap<string, string>) {
  const values = [...new Set(parts.map((part) => part[side]))];
  const partsOf = (value: string) => parts.filter((part) => part[side] === value);
  return values
    .map((value) => edgeOf(value, names.get(value) ?? null, partsOf(value)))
    .toSorted(
      (one, other) =>
        other.figures.quotes - one.figures.quotes ||
        (one.name ?? one.value).localeCompare(other.name ?? other.value),
    );
}

function edgeOf(value: string, name: string | null, parts: readonly CrossPart[]) {
  return { value, name, figures: sumOf(parts) };
}

function inMonthOf(day: string, parts: readonly CrossPart[]): CrossPart[] {
  return parts.filter(({ column }) => isSameMonth(day, column));
}

/** For a period that starts mid-month, the month's value is that start day. */
function isSameMonth(one: string, other: string): boolean {
  return one.slice(0, 7) === other.slice(0, 7);
}

function sumOf(parts: readonly CrossFigures[]): CrossFigures {
  const sums = FIGURES.map((name) => [name, parts.reduce((sum, part) => sum + part[name], 0)] as const);
  return Object.fromEntries(sums) as Record<keyof CrossFigures, number>;
}

/** The whole months within a period, as first and last day. Null if there is none. */
export function wholeMonths(span: DaySpan): DaySpan | null {
  const months = splitIntoMonths(span).filter(
    ({ from, to }) => from.endsWith('-01') && addDays(to, 1).endsWith('-01'),
  );
  const [first, last] = [months[0], months.at(-1)];
  return first && last ? { from: first.from, to: last.to } : null;
}
