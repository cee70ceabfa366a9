import { transformContents, type PageFonts } from './pdf-contents';

/** A run of text in one font on one baseline. */
interface TextRun {
  start: number;
  end: number;
  whole: string;
  body: string;
  x: number;
  y: number;
  font: string;
  size: number;
  glyphs: number;
}

/** Text-showing operators: strings in brackets, two bytes per glyph. */
const TEXT_OPERATOR = /\[?(?:[-\d. ]*\((?:[^\\()]|\\[^])*\))+[-\d. ]*\]? T[jJ]\n/g;
const CHARACTER_CODE = /\\[0-7]{3}|\\[^]|[^]/g;
const TEXT_RUN = /1 0 0 -1 (-?[\d.]+) (-?[\d.]+) cm\n(?:(?!q\n|BT\n)[^\n]*\n)*BT\n([^]*?)ET\n/g;
const ACTUAL_TEXT = /\/Span <<\s*\/ActualText [^]*?>> BDC\n([^]*?)EMC\n/g;
/** A span with its own ActualText at the start of a run. Captures the text, what is drawn, and the rest of the run. */
const ACTUAL_TEXT_SPAN = /^\/Span <<\s*\/ActualText <FEFF(\w*)>\s*>> BDC\n([^]*?)EMC\n([^]*)$/i;
/**
 * A displaced glyph at the start of a run. Captures what precedes it, the offset, the glyph, other glyphs of the same string, and
 * the rest.
 */
const MOVED_GLYPH =
  /^(0 Tr\n[^\n]*\n[^\n]*\n)\[(-?[\d.]+) \(((?:\\[0-7]{3}|\\[^]|[^\\]){2})((?:\\[^]|[^\\()])*)\)([^\]]*)\] TJ\n/;
const BURMESE_FONT = 'NotoSansMyanmar';
/** The Burmese vowel that is drawn as a mark, and the tone that follows it: ဲ့. */
const [VOWEL, TONE] = ['1032', '1037'];
/** In font sizes. Lines are further apart than this, and marks are closer to their line. */
const MAX_MARK_DISTANCE = 0.8;

/**
 * Removes duplicated letters from the text a reader extracts. Typst 0.14 draws marks that sit above or below their line (Arabic,
 * Khmer, Lao, Hebrew and others) as separate runs and gives both the letter and the mark the whole syllable as ActualText, so a
 * reader would find the syllable twice. This gives the marks an empty ActualText; the page looks the same. In Burmese, a syllable
 * may have another sign after the mark, back on the line and moved into place, which is treated likewise.
 */
export function silenceRepeatedMarks(pdf: Buffer): Buffer {
  return transformContents(pdf, (contents, fonts) => {
    let [changed, from] = ['', 0];
    for (const { run, body } of repeatedRuns(parseRuns(contents), fonts)) {
      changed +=
        contents.slice(from, run.start) + run.whole.replace(`BT\n${run.body}ET\n`, () => `BT\n${body}ET\n`);
      from = run.end;
    }
    return changed + contents.slice(from);
  });
}

const withEmptyActualText = (operators: string): string =>
  `/Span <<\n  /ActualText <feff>\n>> BDC\n${operators}EMC\n`;
const stripActualText = (body: string): string => body.replace(ACTUAL_TEXT, '$1');

/** Returns the runs that repeat text, with their replacement bodies. */
function repeatedRuns(runs: readonly TextRun[], fonts: PageFonts): { run: TextRun; body: string }[] {
  return groupIntoLines(runs).flatMap((line) => {
    const y = baselineOf(line);
    const isMark = (run: TextRun | undefined) => run !== undefined && run.y !== y;
    return line.flatMap((run, at) => {
      if (isMark(run)) return [{ run, body: withEmptyActualText(stripActualText(run.body)) }];
      const before = line[at - 1];
      const isBurmese = fonts.get(run.font)?.includes(BURMESE_FONT) ?? false;
      const isBehindMark = isBurmese && before && isMark(before) && Math.abs(before.x - run.x) < 0.01;
      const body = isBehindMark ? silenceRestOfSyllable(run.body, isMark(line[at + 1])) : run.body;
      return body === run.body ? [] : [{ run, body }];
    });
  });
}

/** Removes the part of a syllable that a run repeats after a mark, so that it is extracted only once. */
function silenceRestOfSyllable(body: string, isBeforeMark: boolean): string {
  const [, text, drawn = '', after = ''] = ACTUAL_TEXT_SPAN.exec(body) ?? [];
  if (text !== undefined) {
    const characters: readonly string[] = text.match(/\w{4}/g) ?? [];
    // If the same syllable really occurs again, a mark of its own follows.
    const isNext = isBeforeMark && after === '';
    const isRest = characters.includes(VOWEL) && characters.includes(TONE) && !isNext;
    return isRest || MOVED_GLYPH.test(drawn) ? withEmptyActualText(drawn) + after : body;
  }
  const found = MOVED_GLYPH.exec(body);
  if (!found) return body;
  const [whole, head = '', moved = '', glyph = '', others = '', rest = ''] = found;
  const trailing = others || rest.trim() ? `[${others ? `(${others})` : ''}${rest}] TJ\n` : '';
  return head + withEmptyActualText(`[${moved} (${glyph})] TJ\n`) + trailing + body.slice(whole.length);
}

function parseRuns(contents: string): TextRun[] {
  return [...contents.matchAll(TEXT_RUN)].map((found) => {
    const [whole, x, y, body = ''] = found;
    return {
      start: found.index,
      end: found.index + whole.length,
      whole,
      body,
      x: Number(x),
      y: Number(y),
      font: /\/(\w+) [\d.]+ Tf/.exec(body)?.[1] ?? '',
      size: Number(/ ([\d.]+) Tf/.exec(body)?.[1]),
      glyphs: countGlyphs(body),
    };
  });
}

function countGlyphs(body: string): number {
  const strings = [...body.matchAll(TEXT_OPERATOR)].flatMap(
    ([shown]) => shown.match(/\((?:[^\\()]|\\[^])*\)/g) ?? [],
  );
  return strings.reduce(
    (sum, string) => sum + (string.slice(1, -1).match(CHARACTER_CODE)?.length ?? 0) / 2,
    0,
  );
}

function groupIntoLines(runs: readonly TextRun[]): TextRun[][] {
  const lines: TextRun[][] = [];
  for (const run of runs) {
    const last = lines.at(-1)?.at(-1);
    if (last && last.size === run.size && Math.abs(last.y - run.y) < MAX_MARK_DISTANCE * run.size)
      lines.at(-1)?.push(run);
    else lines.push([run]);
  }
  return lines;
}

/** Returns the baseline of a line: the height at which most of its glyphs are drawn. */
function baselineOf(line: readonly TextRun[]): number {
  const glyphs = new Map<number, number>();
  for (const { y, glyphs: count } of line) glyphs.set(y, (glyphs.get(y) ?? 0) + count);
  const most = Math.max(...glyphs.values());
  const heights = [...glyphs].filter(([, count]) => count === most).map(([y]) => y);
  // A tie between one letter and one mark. The mark follows its letter, or in right-to-left text precedes it at the same
  // position.
  const [first, second] = line;
  const isMarkFirst = heights.length > 1 && first && second && Math.abs(first.x - second.x) < 0.01;
  return (isMarkFirst ? heights.at(-1) : heights[0]) ?? 0;
}
