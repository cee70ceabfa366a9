import type { ReportCross, ReportDivision, ReportRowDivision } from '@quillcare/contracts';
import type { DaySpan } from '@quillcare/rules';
import type { HandCount } from './hand-count.suite';

interface Divisions {
  rows: ReportRowDivision;
  columns: ReportDivision;
}

/** Compares each cell of a two-way table with a manual count. Together the cells contain each quote once. */
export async function expectCounted(
  count: HandCount,
  span: DaySpan,
  { rows, columns }: Divisions,
  read: (query: DaySpan & Divisions) => Promise<ReportCross>,
): Promise<void> {
  const cross = await read({ ...span, rows, columns });
  const all = count.quotes(span);
  const total = (edges: ReportCross['columns']) =>
    edges.reduce((sum, { figures }) => sum + figures.quotes, 0);
  expect([total(cross.columns), total(cross.rows)]).toEqual([all.length, all.length]);
  const cells = cross.rows.flatMap((row) =>
    row.cells.map((cell, at) => ({ cell, row: row.value, column: cross.columns[at]?.value ?? '' })),
  );
  for (const { cell, row, column } of cells) {
    const wanted = columns === 'MONTH' ? `${column.slice(0, 7)}-01` : column;
    const own = all.filter(
      (quote) => count.valueOf(rows, quote) === row && count.valueOf(columns, quote) === wanted,
    );
    const { quotes, accepted, done, quotedMinor, acceptedMinor } = count.quoteFigures(own);
    expect({ rows, columns, row, column, ...cell }).toEqual({
      rows,
      columns,
      row,
      column,
      quotes,
      accepted,
      done,
      quotedMinor,
      acceptedMinor,
    });
  }
  expect(cells.reduce((sum, { cell }) => sum + cell.quotes, 0)).toBe(all.length);
}
