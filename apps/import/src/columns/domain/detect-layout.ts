import {
  IMPORT_MESSAGES,
  isDataValue,
  matchPreset,
  type ParseResult,
  type Country,
  type ImportEntityType,
} from '@quillcare/rules';
import { checkColumnCount, knownHeaders, type CsvLayout, type ParsedHead } from '../../table/csv-layout';
import type { CsvRow } from '../../table/csv-reader';
import { TABLE_FAULTS } from '../../table/table';

/** Rows searched for a header with unknown column names. */
const HEAD_ROWS = 20;
const MIN_COLUMNS = 2;
const CONTROL = /[^\P{Cc}\t\n\r]/u;

interface HeaderCandidate {
  reading: ParsedHead;
  row: CsvRow;
}

/** Finds the layout of a file with arbitrary column names, possibly below a title. Otherwise returns the reason as a sentence. */
export function detectLayout(
  readings: readonly ParsedHead[],
  entityType: ImportEntityType,
  country: Country,
): ParseResult<CsvLayout> {
  const found = headerOf(readings, entityType, country);
  if (found) return checkColumnCount(found);
  const [first] = readings.flatMap((reading) => reading.rows);
  const isText = first !== undefined && !isBinary(first);
  return { ok: false, message: isText ? TABLE_FAULTS.noHeader : IMPORT_MESSAGES.emptyFile };
}

function headerOf(
  readings: readonly ParsedHead[],
  entityType: ImportEntityType,
  country: Country,
): CsvLayout | null {
  const [known] = knownHeaders(readings, entityType);
  const preset = firstRows(readings).find(({ row }) => matchPreset(row.cells, entityType, () => true));
  if (preset) return layoutAt(preset);
  const named = findNamedRow(readings, country);
  // Known names win, unless a single match could be a title.
  if (known && !isBinary(known.row) && (known.known > 1 || !named)) return known.layout;
  return named ? layoutAt(named) : null;
}

function isBinary({ cells }: CsvRow): boolean {
  return CONTROL.test(cells.join(''));
}

function firstRows(readings: readonly ParsedHead[]): HeaderCandidate[] {
  return readings.flatMap((reading) => reading.rows.slice(0, HEAD_ROWS).map((row) => ({ reading, row })));
}

/** Returns the first row whose number of names fits the usual row width, provided that none of its cells looks like data. */
function findNamedRow(readings: readonly ParsedHead[], country: Country): HeaderCandidate | null {
  const widest = readings
    .map((reading) => ({ reading, width: commonWidth(reading.rows) }))
    .sort((a, b) => b.width - a.width)[0];
  if (!widest || widest.width < MIN_COLUMNS) return null;
  const { reading, width } = widest;
  const row = reading.rows.slice(0, HEAD_ROWS).find(({ cells, number }) => {
    const names = cells.map((cell) => cell.trim()).filter(Boolean);
    return number > 0 && names.length >= Math.max(MIN_COLUMNS, width / 2);
  });
  if (!row || isBinary(row) || row.cells.some((cell) => cell.trim() !== '' && isDataValue(cell, country)))
    return null;
  return { reading, row };
}

function commonWidth(rows: readonly CsvRow[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0;
}

function layoutAt({ reading, row }: HeaderCandidate): CsvLayout {
  const { delimiter, hasSeparatorLine, rows } = reading;
  const width = delimiter === null ? Math.max(...rows.map(({ cells }) => cells.length)) : row.cells.length;
  const header = Array.from({ length: width }, (_, at) => row.cells[at] ?? '');
  return {
    delimiter,
    hasSeparatorLine,
    header,
    repeated: [],
    headerRow: row.number,
    columns: header.map(() => null),
  };
}
