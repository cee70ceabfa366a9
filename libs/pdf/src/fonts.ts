import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type Weight = 'regular' | 'bold';

/** A piece of text that one font can show. */
export interface FontRun {
  font: string;
  text: string;
}

/** A font of a PDF document, as far as we ask it something. */
export interface FontSource {
  registerFont(name: string, source: Buffer): unknown;
  font(name: string): unknown;
}

const INTER: Record<Weight, string> = {
  regular: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
};
const HAN = { regular: 400, bold: 600 } as const satisfies Record<Weight, number>;

/** A file with some of the Chinese characters, and which. */
interface HanFile {
  name: string;
  ranges: [from: number, to: number][];
}

const files = new Map<string, Buffer>();
const hanFiles = new Map<Weight, HanFile[]>();

function fileOf(path: string): Buffer {
  const known = files.get(path) ?? readFileSync(path);
  files.set(path, known);
  return known;
}

function hanFolder(): string {
  return join(dirname(require.resolve('@fontsource/noto-sans-sc/package.json')));
}

/** The font is split into a hundred files; the style sheet that comes with it says which characters are where. */
function hanFilesOf(weight: Weight): HanFile[] {
  const known = hanFiles.get(weight);
  if (known) return known;
  const css = readFileSync(join(hanFolder(), `${HAN[weight]}.css`), 'utf8');
  const found = [...css.matchAll(/url\(\.\/files\/([\w-]+\.woff)\)[^}]*?unicode-range:\s*([^;]+);/g)].map(
    ([, name = '', ranges = '']) => ({ name, ranges: rangesOf(ranges) }),
  );
  hanFiles.set(weight, found);
  return found;
}

function rangesOf(text: string): [number, number][] {
  return text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return [parseInt(from, 16), parseInt(to, 16)];
  });
}

/**
 * The fonts of one document: Inter, and for characters that it does not have the file of Noto Sans SC that has them.
 * Each is embedded with the characters that are used.
 */
export class FontBook {
  private readonly registered = new Set<string>();
  private readonly chosen = new Map<string, string>();

  constructor(private readonly source: FontSource) {
    for (const weight of ['regular', 'bold'] as const) this.register(weight, fileOf(INTER[weight]));
  }

  /** The text in pieces of one font each; characters that nobody has stay in Inter, which shows a box. */
  runs(text: string, weight: Weight): FontRun[] {
    const runs: FontRun[] = [];
    for (const character of text) {
      const font = this.fontFor(character, weight);
      const last = runs.at(-1);
      if (last && (last.font === font || character === ' ')) last.text += character;
      else runs.push({ font, text: character });
    }
    return runs;
  }

  private fontFor(character: string, weight: Weight): string {
    const key = `${weight} ${character}`;
    const known = this.chosen.get(key);
    if (known) return known;
    const codePoint = character.codePointAt(0) ?? 0;
    const font = this.has(weight, codePoint) ? weight : (this.hanFontFor(codePoint, weight) ?? weight);
    this.chosen.set(key, font);
    return font;
  }

  private hanFontFor(codePoint: number, weight: Weight): string | null {
    const file = hanFilesOf(weight).find(({ ranges }) =>
      ranges.some(([from, to]) => codePoint >= from && codePoint <= to),
    );
    if (!file) return null;
    if (!this.registered.has(file.name))
      this.register(file.name, fileOf(join(hanFolder(), 'files', file.name)));
    return this.has(file.name, codePoint) ? file.name : null;
  }

  private register(name: string, source: Buffer): void {
    this.source.registerFont(name, source);
    this.registered.add(name);
  }

  // Pdfkit keeps the opened font where its types do not show it.
  private has(name: string, codePoint: number): boolean {
    this.source.font(name);
    const { _font: embedded } = this.source as unknown as {
      _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } };
    };
    return embedded.font.hasGlyphForCodePoint(codePoint);
  }
}
