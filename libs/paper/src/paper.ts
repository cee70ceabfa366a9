/** The styles of text. Their sizes in points are defined in the template. */
export type TextStyle =
  | 'body'
  | 'strong'
  | 'muted'
  | 'practice'
  | 'seller'
  | 'notice'
  | 'amount'
  | 'less'
  | 'code'
  | 'sender'
  | 'typed'
  | 'sum';

/** Text in one style. Line breaks are kept, and nothing in the text is interpreted as Typst markup. */
export interface StyledText {
  text: string;
  style: TextStyle;
}

/** A picture and its alternative text. */
export interface Picture {
  format: 'png' | 'jpg' | 'svg';
  data: Uint8Array;
  alt: string;
}

export interface Column {
  title: string;
  /** Fraction of the page width. The shares of a table's columns add up to 1. */
  share: number;
  isRight?: boolean;
}

/** A table row. The texts of a cell are stacked. */
export interface Row {
  cells: StyledText[][];
  isTinted?: boolean;
}

/** A name and its value. `isCode` keeps the value on one line where possible, such as a hash. */
export interface Fact {
  name: string;
  value: string;
  isCode?: boolean;
}

/** A form field. Without a value its line is left blank to be filled in by hand. */
export interface FormCell {
  label: string;
  /** Several values go on separate lines. */
  value: string | readonly string[] | null;
  /** Tick boxes offered when there is no value. */
  choices?: readonly string[];
  /** Fraction of the row width. The shares of a row add up to 1. */
  share: number;
  /** Minimum number of lines to reserve. */
  minLines?: number;
  isStrong?: boolean;
}

/** The head of the first page. `RIGHT` puts the name next to the logo, as on forms. */
export interface Letterhead {
  kind: 'letterhead';
  logo: Picture | null;
  name: string;
  lines: string[];
  /** A QR code at the right edge, with its caption. */
  code: { picture: Picture; caption: string } | null;
  side: 'LEFT' | 'RIGHT';
}

/** A block of a paper. Blocks are in reading order. */
export type Block =
  | Letterhead
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  /** A heading with a remark at the right edge. */
  | { kind: 'title'; text: string; remark: string }
  /** `gap` is the space below in points. `staysWithNext` prevents a page break after it. */
  | { kind: 'text'; text: string; style: TextStyle; gap?: number; staysWithNext?: boolean }
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'table'; columns: Column[]; rows: Row[] }
  /** Maximum width and height in points; the picture is scaled to fit. */
  | { kind: 'picture'; picture: Picture; width: number; height: number }
  /** Blocks that should not be split across pages. */
  | { kind: 'together'; blocks: Block[] }
  /** A heading on a tinted band, above rows of form fields. */
  | { kind: 'band'; text: string }
  | { kind: 'cells'; cells: FormCell[] }
  | { kind: 'space'; height: number }
  | { kind: 'newPage' };

/** A footer line repeated on every page. `{page}` and `{pages}` in `right` are replaced by the numbers. */
export interface FootRow {
  left: string;
  right: string;
}

/** An A4 document. The same data always produce the same bytes. */
export interface Paper {
  title: string;
  author: string;
  madeAt: Date;
  /** Printed behind the text of every page. */
  watermark: string | null;
  /** A machine-readable fact for `readFact`. ASCII letters and digits only. */
  fact: { name: string; value: string } | null;
  blocks: Block[];
  foot: FootRow[];
}

/** Placeholders for the footer's page numbers, which the template fills in. */
export const PAGE_NUMBER = { page: '{page}', pages: '{pages}' } as const;
