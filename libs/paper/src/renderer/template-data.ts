import type { Block, Column, Fact, FormCell, Paper, Picture } from '../paper';
import { DrawableText } from './drawable-text';

/** Length in characters above which text may not fit on one page and is allowed to break. */
const LONG_TEXT_LENGTH = 1_500;
/** Share of the width for the names of facts. */
const NAME_SHARE = 0.28;

export interface TemplateData {
  json: string;
  pictures: Map<string, Uint8Array>;
}

interface TemplateContext {
  text: DrawableText;
  pictures: Map<string, Uint8Array>;
  /** Level of the previous heading. The document structure must not skip a level, however the heading looks. */
  rank: number;
}

/** Converts a paper to the template's data, with text that the fonts can draw. */
export function buildTemplateData(
  paper: Paper,
  families: readonly string[],
  coverage: readonly ReadonlySet<number>[],
): TemplateData {
  const making: TemplateContext = { text: new DrawableText(coverage), pictures: new Map(), rank: 0 };
  const { fact } = paper;
  const json = JSON.stringify({
    fonts: families,
    title: toOneLine(paper.title),
    author: toOneLine(paper.author),
    keywords: fact ? [`${fact.name}=${fact.value}`] : [],
    watermark: paper.watermark,
    // A form is a single page whose head starts higher.
    form: paper.blocks.some(({ kind }) => kind === 'cells'),
    blocks: paper.blocks.map((block) => toBlock(block, making)),
    foot: paper.foot.map(({ left, right }) => ({ left: toFootText(left, coverage), right })),
  });
  return { json, pictures: making.pictures };
}

function toOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The footer cannot have footnotes, so a character without a glyph is replaced by its code point. */
function toFootText(text: string, coverage: readonly ReadonlySet<number>[]): unknown {
  const line = new DrawableText(coverage).line(text);
  const parts = line.parts.map((part) =>
    typeof part !== 'string' && 'code' in part ? `[U+${part.code}]` : part,
  );
  return [{ ...line, parts }];
}

function toBlock(block: Block, making: TemplateContext): unknown {
  const { text } = making;
  switch (block.kind) {
    case 'letterhead':
      return {
        kind: block.kind,
        side: block.side,
        name: text.lines(block.name),
        logo: block.logo && toPicture(block.logo, making),
        lines: block.lines.map((line) => text.lines(line)),
        code: block.code && {
          picture: toPicture(block.code.picture, making),
          caption: text.lines(block.code.caption),
        },
      };
    case 'heading':
      return { ...block, ...toHeading(block.text, block.level, making) };
    case 'title':
      return { ...block, ...toHeading(block.text, 1, making), remark: text.lines(block.remark) };
    case 'band':
      return { ...block, ...toHeading(block.text, 2, making) };
    case 'text':
      return {
        kind: block.kind,
        style: block.style,
        text: text.lines(block.text, 'own'),
        gap: block.gap ?? 6,
        sticky: block.staysWithNext ?? false,
      };
    case 'facts':
      return toFactsTable(block.facts, making);
    case 'table':
      return toTable(block.columns, block.rows, making);
    case 'picture':
      return { ...block, picture: toPicture(block.picture, making) };
    case 'together':
      return {
        kind: block.kind,
        long: JSON.stringify(block.blocks).length > 2 * LONG_TEXT_LENGTH,
        blocks: block.blocks.map((one) => toBlock(one, making)),
      };
    case 'cells':
      return {
        kind: block.kind,
        long: block.cells.some(({ value }) => (value ?? '').toString().length > LONG_TEXT_LENGTH),
        cells: block.cells.map((cell) => toFormCell(cell, making)),
      };
    case 'space':
    case 'newPage':
      return block;
  }
}

function toHeading(words: string, level: number, making: TemplateContext): object {
  making.rank = Math.min(level, making.rank + 1);
  return { rank: making.rank, plain: toOneLine(words), text: [making.text.line(words)] };
}

function toPicture({ format, data, alt }: Picture, { pictures }: TemplateContext): unknown {
  const path = `/picture-${pictures.size}.${format}`;
  pictures.set(path, data);
  return { path, format, alt: toOneLine(alt) };
}

interface TemplateRow {
  cells: { text: string; style: string }[][];
  isTinted?: boolean;
}

function toTable(
  columns: readonly Column[],
  rows: readonly TemplateRow[],
  { text }: TemplateContext,
): unknown {
  return {
    kind: 'table',
    columns: columns.map(({ title, share, isRight = false }) => ({
      share,
      right: isRight,
      title: title === '' ? null : text.lines(title),
    })),
    rows: rows.map(({ cells, isTinted = false }) => ({
      tinted: isTinted,
      long: cells.some((texts) => texts.reduce((sum, one) => sum + one.text.length, 0) > LONG_TEXT_LENGTH),
      cells: cells.map((texts) =>
        texts
          .filter((one) => one.text !== '')
          .map((one) => ({ style: one.style, lines: text.lines(one.text) })),
      ),
    })),
  };
}

/** Lays out names and values side by side as a table without a header. */
function toFactsTable(facts: readonly Fact[], making: TemplateContext): unknown {
  const columns = [NAME_SHARE, 1 - NAME_SHARE].map((share) => ({ title: '', share }));
  const rows = facts.map(({ name, value, isCode = false }) => ({
    cells: [[{ text: name, style: 'name' }], [{ text: value || '–', style: isCode ? 'code' : 'body' }]],
  }));
  return toTable(columns, rows, making);
}

function toFormCell(
  { label, value, choices = [], share, minLines = 1, isStrong = false }: FormCell,
  making: TemplateContext,
): unknown {
  const values = typeof value === 'string' ? [value] : (value ?? []);
  return {
    share,
    least: minLines,
    strong: isStrong,
    choices,
    label: [making.text.line(label)],
    values: values.map((one) => making.text.lines(one)),
  };
}
