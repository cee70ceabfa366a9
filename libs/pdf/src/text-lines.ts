import type { FontRun } from './fonts';

/** A line of text as it is drawn: pieces of one font each. */
export interface TextLine {
  runs: FontRun[];
  width: number;
}

/** Splits text into runs and measures it, both in one style. */
export interface TextMeasure {
  runs(text: string): FontRun[];
  width(run: FontRun): number;
}

// Between Chinese, Japanese and Korean characters a line may end anywhere.
const TOKENS =
  /\s+|[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]|[^\s\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]+/gu;
// Control characters have no shape and would end up as boxes.
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\ufeff]/g;

/** Breaks text into lines of at most `width`; a word that is longer than a line is broken where the line ends. */
export function breakLines(text: string, width: number, measure: TextMeasure): TextLine[] {
  const paragraphs = text.replace(/\r\n?/g, '\n').replace(CONTROL, '').split('\n');
  return paragraphs.flatMap((paragraph) => linesOf(paragraph, width, measure));
}

function linesOf(paragraph: string, width: number, measure: TextMeasure): TextLine[] {
  const lines: TextLine[] = [];
  const widthOf = (part: string): number => sum(measure.runs(part).map((run) => measure.width(run)));
  let [line, used] = ['', 0];
  const end = (): void => {
    const text = line.trimEnd();
    lines.push({ runs: measure.runs(text), width: widthOf(text) });
    [line, used] = ['', 0];
  };
  for (const token of tokensOf(paragraph, width, widthOf)) {
    const isSpace = /^\s/.test(token);
    if (isSpace && line === '') continue;
    const wide = widthOf(token);
    if (line !== '' && !isSpace && used + wide > width) end();
    line += token;
    used += wide;
  }
  end();
  return lines;
}

/** Words and spaces; a word that does not fit on a line by itself comes in pieces that do. */
function tokensOf(paragraph: string, width: number, widthOf: (text: string) => number): string[] {
  const tokens = paragraph.replace(/\t/g, ' ').match(TOKENS) ?? [];
  return tokens.flatMap((token) => {
    if (widthOf(token) <= width || /^\s/.test(token)) return [token];
    const pieces: string[] = [''];
    for (const character of token) {
      const last = pieces.at(-1) ?? '';
      if (last !== '' && widthOf(last + character) > width) pieces.push(character);
      else pieces[pieces.length - 1] = last + character;
    }
    return pieces;
  });
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
