/** How a piece of text looks; what that is in points is in the template. */
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

/** Text in one style. Line breaks are kept; nothing in it is a command to the template. */
export interface StyledText {
  text: string;
  style: TextStyle;
}

/** A picture with what it shows in words. */
export interface Picture {
  format: 'png' | 'jpg' | 'svg';
  data: Uint8Array;
  alt: string;
}

export interface Column {
  title: string;
  /** A share of the width of the page; those of a table make 1. */
  share: number;
  isRight?: boolean;
}

/** A row of a table: the texts of each cell below each other. */
export interface Row {
  cells: StyledText[][];
  isTinted?: boolean;
}

/** A name and what is said of it; `isCode` for what should stay on one line, such as a hash. */
export interface Fact {
  name: string;
  value: string;
  isCode?: boolean;
}

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

/** The head of the first page. `RIGHT` puts the name beside the logo, as forms do. */
export interface Letterhead {
  kind: 'letterhead';
  logo: Picture | null;
  name: string;
  lines: string[];
  /** A square code at the right edge, with its words. */
  code: { picture: Picture; caption: string } | null;
  side: 'LEFT' | 'RIGHT';
}

/** A part of a paper, in the order in which it is read. */
export type Block =
  | Letterhead
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  /** A heading with a remark at the right edge. */
  | { kind: 'title'; text: string; remark: string }
  /** `gap` in points below it; `staysWithNext` at the end of a page. */
  | { kind: 'text'; text: string; style: TextStyle; gap?: number; staysWithNext?: boolean }
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'table'; columns: Column[]; rows: Row[] }
  /** Width and height of the room that it fits into, in points. */
  | { kind: 'picture'; picture: Picture; width: number; height: number }
  /** What is read in one piece. */
  | { kind: 'together'; blocks: Block[] }
  /** A heading on a tinted band, and rows of fields. */
  | { kind: 'band'; text: string }
  | { kind: 'cells'; cells: FormCell[] }
  | { kind: 'space'; height: number }
  | { kind: 'newPage' };

/** A row at the foot of every page; `{page}` and `{pages}` on the right are replaced. */
export interface FootRow {
  left: string;
  right: string;
}

/** A document on A4: the same data are the same file, byte by byte. */
export interface Paper {
  title: string;
  author: string;
  madeAt: Date;
  /** Stands behind the text of each page. */
  watermark: string | null;
  /** A fact for machines that `factOf` reads, in ASCII letters and digits. */
  fact: { name: string; value: string } | null;
  blocks: Block[];
  foot: FootRow[];
}

/** What `page` words are called with, so that the template puts the numbers in. */
export const PAGE_NUMBER = { page: '{page}', pages: '{pages}' } as const;
