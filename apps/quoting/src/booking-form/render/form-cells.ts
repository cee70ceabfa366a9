import {
  BODY,
  COLOURS,
  MUTED,
  type Place,
  type Sheet,
  STRONG,
  type TextLine,
  type TextStyle,
} from '@quillcare/pdf';

/** A field of a form: its label, and what is known; without a value its line stays empty, to be filled in by hand. */
export interface FormCell {
  label: string;
  /** Several are lines of their own. */
  value: string | readonly string[] | null;
  /** Offered to be ticked where there is no value. */
  choices?: readonly string[];
  /** Of the row's width; those of a row make 1. */
  share: number;
  /** Lines that are kept free even if they are not needed. */
  minLines?: number;
  isStrong?: boolean;
}

const GAP = 14;
const LABEL: TextStyle = { ...MUTED, size: 7.5 };
const LABEL_HEIGHT = 11;
const LINE_HEIGHT = 13.5;
const AFTER = 4;
const BAND = 17;
const BOX = 7.5;

/** A heading on a tinted band, which stays with the row that follows it. */
export function band(sheet: Sheet, title: string): void {
  sheet.y += 4;
  sheet.ensure(BAND + 50);
  const { doc, left, width, y } = sheet;
  sheet.marked(null, () => doc.roundedRect(left, y, width, BAND, 2).fillColor(COLOURS.tint).fill());
  const style: TextStyle = { ...STRONG, size: 9, colour: COLOURS.accent };
  const place = sheet.place('H2');
  for (const line of sheet.lines(title, style).slice(0, 1))
    sheet.line(line, style, { x: left + 7, y: y + 2.6, place });
  sheet.y += BAND + 4;
}

interface PlacedCell {
  cell: FormCell;
  lines: TextLine[];
  style: TextStyle;
  x: number;
  width: number;
}

/** A row of fields beside each other, each above its line. */
export function cells(sheet: Sheet, row: readonly FormCell[]): void {
  // On one grid, however many there are: cells of different rows stand below each other.
  const room = sheet.width + GAP;
  let x = sheet.left;
  const placed = row.map((cell): PlacedCell => {
    const [width, style] = [room * cell.share - GAP, cell.isStrong ? STRONG : BODY];
    const values = typeof cell.value === 'string' ? [cell.value] : (cell.value ?? []);
    const lines = values.flatMap((value) => sheet.lines(value, style, width));
    const at = x;
    x += width + GAP;
    return { cell, lines, style, x: at, width };
  });
  const most = Math.max(...placed.map(({ cell, lines }) => Math.max(cell.minLines ?? 1, lines.length)));
  const height = LABEL_HEIGHT + most * LINE_HEIGHT;
  sheet.ensure(height + AFTER);
  for (const one of placed) drawCell(sheet, one, height);
  sheet.y += height + AFTER;
}

function drawCell(sheet: Sheet, { cell, lines, style, x, width }: PlacedCell, height: number): void {
  const place = sheet.place('P');
  for (const line of sheet.lines(cell.label, LABEL, width).slice(0, 1))
    sheet.line(line, LABEL, { x, y: sheet.y, place });
  lines.forEach((line, at) =>
    sheet.line(line, style, { x, y: sheet.y + LABEL_HEIGHT + at * LINE_HEIGHT - 1.5, place }),
  );
  if (lines.length === 0 && cell.choices) drawChoices(sheet, cell.choices, x, place);
  const y = sheet.y + height;
  sheet.marked(null, () =>
    sheet.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .strokeColor(lines.length > 0 ? COLOURS.line : COLOURS.muted)
      .stroke(),
  );
}

/** Boxes to tick by hand. */
function drawChoices(sheet: Sheet, choices: readonly string[], from: number, place: Place): void {
  const style: TextStyle = { ...BODY, size: 8 };
  const y = sheet.y + LABEL_HEIGHT;
  let x = from;
  for (const choice of choices) {
    const left = x;
    sheet.marked(null, () =>
      sheet.doc
        .rect(left, y + 1.2, BOX, BOX)
        .lineWidth(0.6)
        .strokeColor(COLOURS.muted)
        .stroke(),
    );
    for (const line of sheet.lines(choice, style)) {
      sheet.line(line, style, { x: left + BOX + 3, y, place });
      x += BOX + 3 + line.width + 8;
    }
  }
}
