import { BODY, COLOURS, STRONG, type Place, type Sheet, type TextStyle } from './sheet';
import type { TextLine } from './text-lines';

/** A part of a cell: text in one style. */
export interface CellText {
  text: string;
  style: TextStyle;
}

export interface Column {
  title: string;
  /** A share of the width of the page. */
  share: number;
  isRight?: boolean;
}

export interface Row {
  cells: CellText[][];
  /** Its first cell names the row. */
  isHeader?: boolean;
  isTinted?: boolean;
}

const PADDING = 5;
const HEAD: TextStyle = { ...STRONG, size: 8.5, colour: COLOURS.muted };

interface PlacedCell {
  parts: { lines: TextLine[]; style: TextStyle }[];
  height: number;
}

/** A table that goes on over pages, its heading repeated on each. */
export function table(sheet: Sheet, columns: readonly Column[], rows: readonly Row[]): void {
  const place = sheet.place('Table');
  const hasHead = columns.some(({ title }) => title !== '');
  const head: Row = { cells: columns.map(({ title }) => [{ text: title, style: HEAD }]) };
  const placedHead = cellsOf(sheet, columns, head);
  const first = rows[0] ? heightOf(cellsOf(sheet, columns, rows[0])) : 0;
  sheet.ensure((hasHead ? heightOf(placedHead) : 0) + first);
  if (hasHead) drawRow(sheet, columns, placedHead, sheet.place('TR', place), () => 'TH');
  for (const row of rows) {
    const cells = cellsOf(sheet, columns, row);
    const isNewPage = sheet.ensure(heightOf(cells));
    // Said once to screen readers, and printed on each page.
    if (isNewPage && hasHead) drawRow(sheet, columns, placedHead, null, () => 'TH');
    if (row.isTinted) tint(sheet, heightOf(cells));
    const tagOf = (at: number) => (row.isHeader && at === 0 ? 'TH' : 'TD');
    drawRow(sheet, columns, cells, sheet.place('TR', place), tagOf);
  }
  sheet.y += 6;
}

function cellsOf(sheet: Sheet, columns: readonly Column[], { cells }: Row): PlacedCell[] {
  return cells.map((texts, at) => {
    const width = widthOf(sheet, columns[at]) - (at === cells.length - 1 ? 0 : 10);
    const parts = texts.map(({ text, style }) => ({ lines: sheet.lines(text, style, width), style }));
    const height = parts.reduce((sum, { lines, style }) => sum + sheet.heightOf(lines, style), 0);
    return { parts, height };
  });
}

function heightOf(cells: readonly PlacedCell[]): number {
  return Math.max(...cells.map(({ height }) => height)) + 2 * PADDING;
}

function widthOf(sheet: Sheet, column: Column | undefined): number {
  return sheet.width * (column?.share ?? 0);
}

function tint(sheet: Sheet, height: number): void {
  sheet.marked(null, () =>
    sheet.doc
      .rect(sheet.left - 6, sheet.y, sheet.width + 12, height)
      .fillColor(COLOURS.tint)
      .fill(),
  );
}

function drawRow(
  sheet: Sheet,
  columns: readonly Column[],
  cells: readonly PlacedCell[],
  row: Place | null,
  tagOf: (at: number) => string,
): void {
  let x = sheet.left;
  cells.forEach(({ parts }, at) => {
    const width = widthOf(sheet, columns[at]);
    const place = row && sheet.place(tagOf(at), row);
    let y = sheet.y + PADDING;
    for (const { lines, style } of parts)
      for (const line of lines) {
        const right = columns[at]?.isRight ? x + width : undefined;
        sheet.line(line, style, { x, y, place, right });
        y += sheet.heightOf([line], style);
      }
    x += width;
  });
  sheet.y += heightOf(cells);
  sheet.rule();
}

/** Names and values beside each other; `isCode` for what must stay on one line, such as a hash. */
export function facts(
  sheet: Sheet,
  pairs: readonly { name: string; value: string; isCode?: boolean }[],
): void {
  const rows = pairs.map(({ name, value, isCode = false }) => ({
    cells: [
      [{ text: name, style: { ...HEAD, size: 9 } }],
      [{ text: value || '–', style: isCode ? { ...BODY, size: 8 } : BODY }],
    ],
    isHeader: true,
  }));
  table(
    sheet,
    [
      { title: '', share: 0.28 },
      { title: '', share: 0.72 },
    ],
    rows,
  );
}
