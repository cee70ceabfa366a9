import PDFDocument from 'pdfkit';
import { FontBook, type FontRun, type Weight } from './fonts';
import { breakLines, type TextLine } from './text-lines';

/** How a piece of text looks. */
export interface TextStyle {
  size: number;
  weight: Weight;
  colour: string;
}

/** A place in the document's structure, which screen readers follow. */
export type Place = PDFKit.PDFStructureElement;

export const COLOURS = {
  text: '#1d1c1a',
  muted: '#5e5b55',
  line: '#d8d4cc',
  accent: '#0f6e6e',
  tint: '#eef5f5',
  warning: '#8a5200',
} as const;

export const BODY: TextStyle = { size: 9.5, weight: 'regular', colour: COLOURS.text };
export const STRONG: TextStyle = { ...BODY, weight: 'bold' };
export const MUTED: TextStyle = { size: 8.5, weight: 'regular', colour: COLOURS.muted };

const MARGIN = { top: 54, side: 54, bottom: 78 };
const LEADING = 1.42;
/** Figures of one width: columns of amounts line up, and no full stop is drawn so close to a 7 that it is read apart. */
const FIGURES: { features?: PDFKit.Mixins.OpenTypeFeatures[] } = { features: ['tnum'] };
const featuresOf = (text: string): typeof FIGURES => (/\d[.,]\d/.test(text) ? FIGURES : {});

export interface SheetOptions {
  title: string;
  author: string;
  /** The same for each making of the same document, so that the file is the same too. */
  madeAt: Date;
  /** Stands behind the text of each page. */
  watermark: string | null;
  /** Further facts for machines, in ASCII, by names of their own. */
  facts?: Record<string, string>;
}

/** Pages that grow as text is added, with a structure that goes with them. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly fonts: FontBook;
  readonly width: number;
  readonly left = MARGIN.side;
  y = MARGIN.top;
  readonly root: Place;
  private readonly bytes: Buffer[] = [];
  private readonly widths = new Map<string, number>();

  constructor(private readonly options: SheetOptions) {
    const { title, author, madeAt, facts = {} } = options;
    this.doc = new PDFDocument({
      ...{ size: 'A4', margin: 0, bufferPages: true, pdfVersion: '1.7' },
      ...{ tagged: true, lang: 'en-AU', displayTitle: true },
      info: {
        ...facts,
        Title: title,
        Author: author,
        Creator: 'Quillcare',
        Producer: 'Quillcare',
        CreationDate: madeAt,
        ModDate: madeAt,
      },
    });
    this.doc.on('data', (piece: Buffer) => this.bytes.push(piece));
    this.fonts = new FontBook(this.doc);
    this.width = this.doc.page.width - 2 * MARGIN.side;
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
    this.drawWatermark();
  }

  get bottom(): number {
    return this.doc.page.height - MARGIN.bottom;
  }

  place(type: string, parent: Place = this.root, options: { alt?: string } = {}): Place {
    const place = this.doc.struct(type, options);
    parent.add(place);
    return place;
  }

  /** Begins a page if less than `height` is left of this one. */
  ensure(height: number): boolean {
    if (this.y + height <= this.bottom || this.y === MARGIN.top) return false;
    this.newPage();
    return true;
  }

  newPage(): void {
    this.doc.addPage();
    this.y = MARGIN.top;
    this.drawWatermark();
  }

  lines(text: string, style: TextStyle, width = this.width): TextLine[] {
    // One amount or address gives its whole line wider figures, so the words before it are measured with them too.
    const features = featuresOf(text);
    return breakLines(text, width, {
      runs: (part) => this.fonts.runs(part, style.weight),
      width: (run) => this.widthOf(run, style.size, features),
    });
  }

  heightOf(lines: readonly TextLine[], style: TextStyle): number {
    return lines.length * style.size * LEADING;
  }

  /** A paragraph, over as many pages as it needs. */
  paragraph(text: string, style: TextStyle = BODY, { tag = 'P', after = 6, width = this.width } = {}): void {
    const place = this.place(tag);
    const height = style.size * LEADING;
    for (const line of this.lines(text, style, width)) {
      this.ensure(height);
      this.line(line, style, { x: this.left, y: this.y, place });
      this.y += height;
    }
    this.y += after;
  }

  /** A heading, which stays with what follows it. */
  heading(text: string, level: 1 | 2 | 3 = 2): void {
    const size = { 1: 20, 2: 12.5, 3: 10.5 }[level];
    if (this.y > MARGIN.top) this.y += level === 1 ? 4 : 10;
    this.ensure(size * LEADING + 60);
    this.paragraph(
      text,
      { size, weight: 'bold', colour: COLOURS.text },
      { tag: `H${level}`, after: level === 1 ? 10 : 5 },
    );
  }

  /** Draws one line of text; without a place it is decoration that screen readers pass over. */
  line(
    { runs, width }: TextLine,
    { size, colour }: TextStyle,
    at: { x: number; y: number; place: Place | null; right?: number },
  ): void {
    let x = at.right === undefined ? at.x : at.right - width;
    const baseline = at.y + size * 1.05;
    this.marked(at.place, () => {
      for (const { font, text } of runs) {
        this.doc.font(font, size).fillColor(colour);
        this.doc.text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic', ...featuresOf(text) });
        x += this.widthOf({ font, text }, size);
      }
    });
  }

  // The same words come again and again, and shaping them is most of the work.
  private widthOf({ font, text }: FontRun, size: number, features = featuresOf(text)): number {
    const key = `${font} ${features === FIGURES} ${text}`;
    const known = this.widths.get(key) ?? this.doc.font(font, 1000).widthOfString(text, features) / 1000;
    this.widths.set(key, known);
    return known * size;
  }

  rule(y = this.y, colour: string = COLOURS.line): void {
    const right = this.left + this.width;
    this.marked(null, () =>
      this.doc.moveTo(this.left, y).lineTo(right, y).lineWidth(0.6).strokeColor(colour).stroke(),
    );
  }

  /** A picture that fits into the room, with what it shows in words. */
  picture(
    bytes: Uint8Array,
    alt: string,
    room: { x: number; y: number; width: number; height: number },
  ): void {
    const place = this.place('Figure', this.root, { alt });
    // Bytes that came from another thread are no Buffer any more, and pdfkit would take them for a path.
    this.marked(place, () =>
      this.doc.image(Buffer.from(bytes), room.x, room.y, { fit: [room.width, room.height] }),
    );
  }

  /** Draws as part of a place, or as decoration. */
  marked(place: Place | null, draw: () => void): void {
    if (place) place.add(this.doc.markStructureContent('Span'));
    else this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  /** Writes each page's footer, now that the number of pages is known, and closes the document. */
  async finish(foot: (page: number, pages: number) => { left: string; right: string }[]): Promise<Buffer> {
    this.root.end();
    const { start, count } = this.doc.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.doc.switchToPage(page);
      this.drawFoot(foot(page + 1, count));
    }
    const ended = new Promise((resolve) => this.doc.once('end', resolve));
    this.doc.end();
    await ended;
    return Buffer.concat(this.bytes);
  }

  private drawFoot(rows: { left: string; right: string }[]): void {
    const style = { ...MUTED, size: 7.5 };
    let y = this.bottom + 14;
    this.rule(y - 6);
    for (const { left, right } of rows) {
      for (const line of this.lines(left, style).slice(0, 1))
        this.line(line, style, { x: this.left, y, place: null });
      for (const line of this.lines(right, style).slice(0, 1))
        this.line(line, style, { x: 0, y, place: null, right: this.left + this.width });
      y += style.size * 1.5;
    }
  }

  private drawWatermark(): void {
    const { watermark } = this.options;
    if (!watermark) return;
    const { width, height } = this.doc.page;
    this.marked(null, () => {
      this.doc.save().rotate(-40, { origin: [width / 2, height / 2] });
      this.doc.font('bold', 120).fillColor(COLOURS.warning, 0.09);
      const wide = this.doc.widthOfString(watermark);
      this.doc.text(watermark, (width - wide) / 2, height / 2 - 60, { lineBreak: false });
      this.doc.restore().fillColor(COLOURS.text, 1);
    });
  }
}
