import { MAX_HEADER_LENGTH, type ImportTable } from '@quillcare/contracts';
import { isNonRecordRow, suggestColumns, type Country, type ImportEntityType } from '@quillcare/rules';
import type { CsvLayout } from '../../table/csv-layout';
import type { Table } from '../../table/table';

const EXAMPLES = 3;
const MAX_EXAMPLE_LENGTH = 80;
const MAX_TITLE_LENGTH = 200;

/** Describes a file's columns and their likely meaning. */
export function describeTable(
  { kind, sheets, sheet, readings }: Table,
  layout: CsvLayout,
  entityType: ImportEntityType,
  country: Country,
): Omit<ImportTable, 'remembered'> {
  const { header: headers, headerRow, delimiter } = layout;
  const all = readings.find((reading) => reading.delimiter === delimiter)?.rows ?? [];
  const rows = all
    .filter(({ number, fault, cells }) => number > headerRow && fault === null && !isNonRecordRow(cells))
    .map(({ cells }) => cells);
  const { columns, ...suggested } = suggestColumns(headers, rows, entityType, country);
  return {
    kind,
    sheets: [...sheets],
    sheet,
    headerRow,
    ...suggested,
    above: all.filter(({ number }) => number > 0 && number < headerRow).map(({ cells }) => lineOf(cells)),
    columns: headers.map((header, at) => ({
      header: header.trim().slice(0, MAX_HEADER_LENGTH),
      examples: examplesOf(rows, at),
      field: columns[at]?.field ?? null,
      by: columns[at]?.by ?? null,
    })),
  };
}

function lineOf(cells: readonly string[]): string {
  return cells.filter(Boolean).join(' ').slice(0, MAX_TITLE_LENGTH);
}

function examplesOf(rows: readonly (readonly string[])[], at: number): string[] {
  const found = new Set<string>();
  for (const row of rows) {
    const value = (row[at] ?? '').trim().replace(/\s+/g, ' ').slice(0, MAX_EXAMPLE_LENGTH);
    if (value !== '') found.add(value);
    if (found.size >= EXAMPLES) break;
  }
  return [...found];
}
