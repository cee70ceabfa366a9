import { changeContents } from './pdf-contents';

/** Text that is drawn at once: of one font, on one height. */
interface Run {
  start: number;
  end: number;
  whole: string;
  body: string;
  x: number;
  y: number;
  size: number;
  glyphs: number;
}

/** What is shown: strings in brackets, with two bytes for each glyph. */
const SHOWN = /\[?(?:[-\d. ]*\((?:[^\\()]|\\[^])*\))+[-\d. ]*\]? T[jJ]\n/g;
const CODE = /\\[0-7]{3}|\\[^]|[^]/g;
const RUN = /1 0 0 -1 (-?[\d.]+) (-?[\d.]+) cm\n(?:(?!q\n|BT\n)[^\n]*\n)*BT\n([^]*?)ET\n/g;
const ACTUAL_TEXT = /\/Span <<\s*\/ActualText [^]*?>> BDC\n([^]*?)EMC\n/g;
/** Of the size: lines are further apart, and marks are nearer to their line. */
const NEAR = 0.8;

/**
 * Takes repeated letters out of the text that a reader extracts. Typst 0.14 draws marks that are higher or lower than their line (of
 * Arabic, Khmer, Lao, Hebrew and others) by themselves, and says of both the letter and the mark that they are the whole syllable,
 * so that a reader would find the syllable twice. The marks are told to stand for nothing; how the page looks does not change.
 */
export function withoutRepeatedMarks(pdf: Buffer): Buffer {
  return changeContents(pdf, (contents) => {
    const marks = marksAmong(runsOf(contents));
    let [changed, from] = ['', 0];
    for (const { start, end, whole, body } of marks) {
      const plain = body.replace(ACTUAL_TEXT, '$1');
      const silent = `BT\n/Span <<\n  /ActualText <feff>\n>> BDC\n${plain}EMC\nET\n`;
      changed += contents.slice(from, start) + whole.replace(`BT\n${body}ET\n`, () => silent);
      from = end;
    }
    return changed + contents.slice(from);
  });
}

function runsOf(contents: string): Run[] {
  return [...contents.matchAll(RUN)].map((found) => {
    const [whole, x, y, body = ''] = found;
    return {
      start: found.index,
      end: found.index + whole.length,
      whole,
      body,
      x: Number(x),
      y: Number(y),
      size: Number(/ ([\d.]+) Tf/.exec(body)?.[1]),
      glyphs: glyphsIn(body),
    };
  });
}

function glyphsIn(body: string): number {
  const strings = [...body.matchAll(SHOWN)].flatMap(
    ([shown]) => shown.match(/\((?:[^\\()]|\\[^])*\)/g) ?? [],
  );
  return strings.reduce((sum, string) => sum + (string.slice(1, -1).match(CODE)?.length ?? 0) / 2, 0);
}

function marksAmong(runs: readonly Run[]): Run[] {
  const lines: Run[][] = [];
  for (const run of runs) {
    const last = lines.at(-1)?.at(-1);
    if (last && last.size === run.size && Math.abs(last.y - run.y) < NEAR * run.size) lines.at(-1)?.push(run);
    else lines.push([run]);
  }
  return lines.flatMap((line) => {
    const y = heightOf(line);
    return line.filter((run) => run.y !== y);
  });
}

/** Where most of a line stands. */
function heightOf(line: readonly Run[]): number {
  const glyphs = new Map<number, number>();
  for (const { y, glyphs: count } of line) glyphs.set(y, (glyphs.get(y) ?? 0) + count);
  const most = Math.max(...glyphs.values());
  const heights = [...glyphs].filter(([, count]) => count === most).map(([y]) => y);
  // One letter and one mark: the mark comes after its letter, or at the same place before it from right to left.
  const [first, second] = line;
  const isMarkFirst = heights.length > 1 && first && second && Math.abs(first.x - second.x) < 0.01;
  return (isMarkFirst ? heights.at(-1) : heights[0]) ?? 0;
}
