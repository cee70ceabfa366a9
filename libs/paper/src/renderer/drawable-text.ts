/** A character that no font has. Drawn as a box, with its code point in a footnote at the first occurrence. */
export interface MissingCharacter {
  code: string;
  number: number;
  isFirst: boolean;
}

/** A word that may be wider than its line. The template measures it and breaks it at the line end. */
export interface LongWord {
  word: string;
}

export interface DrawableLine {
  parts: (string | LongWord | MissingCharacter)[];
  isRightToLeft: boolean;
  /** Whether the line is also aligned to the right edge. */
  isTurned: boolean;
}

/** Where text comes from: `own` is free text written by a person, `value` is a value within our own wording. */
export type TextOrigin = 'own' | 'value';

// Invisible characters, and controls that change the direction of all following text. Joiners and direction marks are kept.
const INVISIBLE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufe00-\ufe0d\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/** Characters that need no glyph: joiners, direction marks, variation selectors and white space. */
const IGNORABLE =
  /[\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180d\u200c-\u200f\u2028\u2029\u3164\ufe0e\ufe0f\uffa0\s]/u;
const STRONG_CHARACTER = /\p{L}/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Letters of our own wording within a value, such as "(the patient)" after a name. */
const LEFT_TO_RIGHT = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
const RTL_SCRIPTS = '\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}';
/** Right-to-left words and whatever separates them. */
const RTL_WORDS = new RegExp(`[${RTL_SCRIPTS}](?:[^\\p{L}\\n]*[${RTL_SCRIPTS}]\\p{M}*)*`, 'gu');
const [ISOLATE, END_ISOLATE] = ['\u2068', '\u2069'];
/** Only for scripts that separate words with spaces. In the others a line may break after any character. */
const LONG_WORD =
  /[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{13,}/gu;

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Makes any text drawable with fonts of the given coverage. Use one instance per paper, because it numbers the footnotes. */
export class DrawableText {
  private readonly missingNumbers = new Map<string, number>();
  private readonly clusterCache = new Map<string, (string | { code: string })[]>();

  constructor(private readonly coverage: readonly ReadonlySet<number>[]) {}

  lines(text: string, origin: TextOrigin = 'value'): DrawableLine[] {
    const tidy = text.replace(/\r\n?|\u0085|\u2028|\u2029/g, '\n').replace(/\t/g, ' ');
    return tidy.split('\n').map((line) => this.line(line, origin));
  }

  /** Prepares text as a single line. */
  line(text: string, origin: TextOrigin = 'value'): DrawableLine {
    const visible = text
      .replace(LONE_SURROGATE, '\ufffd')
      .replace(INVISIBLE, '')
      .replace(/\s/g, (space) => (space === '\u00a0' || space === '\u202f' ? '\u00a0' : ' '))
      .normalize('NFC');
    const startsRight = startsRightToLeft(visible);
    const isRightToLeft = startsRight && (origin === 'own' || !LEFT_TO_RIGHT.test(visible));
    // Without the isolates, a number after an Arabic name in an English sentence would be drawn before the name.
    const isolated = isRightToLeft ? visible : visible.replace(RTL_WORDS, `${ISOLATE}$&${END_ISOLATE}`);
    return {
      parts: this.parts(isolated).flatMap(splitLongWords),
      isRightToLeft,
      isTurned: isRightToLeft && origin === 'own',
    };
  }

  /** Splits text into drawable pieces and the characters no font has. */
  private parts(text: string): (string | MissingCharacter)[] {
    const parts: (string | MissingCharacter)[] = [];
    for (const { segment } of clusters.segment(text))
      for (const part of this.cachedCluster(segment)) {
        const last = parts.at(-1);
        if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
        else parts.push(typeof part === 'string' ? part : this.missingCharacter(part.code));
      }
    return parts;
  }

  private cachedCluster(cluster: string): (string | { code: string })[] {
    const known = this.clusterCache.get(cluster) ?? this.splitCluster(cluster);
    this.clusterCache.set(cluster, known);
    return known;
  }

  /** A grapheme cluster is drawn in one font. If none covers all of it, the first font that has its first character is used. */
  private splitCluster(cluster: string): (string | { code: string })[] {
    const needed = [...cluster].filter((character) => !isIgnorable(character));
    if (this.coverage.some((font) => needed.every((character) => hasGlyph(font, character))))
      return [cluster];
    const font = this.coverage.find((one) => needed[0] !== undefined && hasGlyph(one, needed[0]));
    return [...cluster].map((character) =>
      isIgnorable(character) || (font && hasGlyph(font, character))
        ? character
        : { code: formatCodePoint(character) },
    );
  }

  private missingCharacter(code: string): MissingCharacter {
    const isFirst = !this.missingNumbers.has(code);
    const number = this.missingNumbers.get(code) ?? this.missingNumbers.size + 1;
    this.missingNumbers.set(code, number);
    return { code, number, isFirst };
  }
}

function hasGlyph(font: ReadonlySet<number>, character: string): boolean {
  if (font.has(character.codePointAt(0) ?? 0)) return true;
  // A character without its own glyph is composed from its parts.
  const parts = character.normalize('NFD');
  return parts !== character && [...parts].every((part) => font.has(part.codePointAt(0) ?? 0));
}

function isIgnorable(character: string): boolean {
  return IGNORABLE.test(character) || character === ISOLATE || character === END_ISOLATE;
}

function formatCodePoint(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}

/** Returns the direction of the first letter, as for a paragraph in Unicode Standard Annex 9, rules P2 and P3. */
function startsRightToLeft(text: string): boolean {
  const first = STRONG_CHARACTER.exec(text)?.[0];
  return first !== undefined && RIGHT_TO_LEFT.test(first);
}

function splitLongWords(part: string | MissingCharacter): (string | LongWord | MissingCharacter)[] {
  if (typeof part !== 'string') return [part];
  const words = part.match(LONG_WORD) ?? [];
  const between = part.split(LONG_WORD);
  return between
    .flatMap((text, at): (string | LongWord)[] => {
      const word = words[at];
      return word === undefined ? [text] : [text, { word }];
    })
    .filter((one) => one !== '');
}
