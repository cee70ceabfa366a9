import { createHash } from 'node:crypto';

/** The details of the seal that PDF readers display. */
export interface SealDetails {
  name: string;
  reason: string;
  contactInfo: string;
}

/**
 * A file prepared for its signature. The signature covers all bytes except those from `from` to `to`, where it is written as
 * `<hex>`.
 */
export interface UnsignedPdf {
  bytes: Buffer;
  from: number;
  to: number;
}

/** Width of the longest possible range. Its numbers are only known once everything else is written. */
const BYTE_RANGE_WIDTH = '/ByteRange [0 0000000000 0000000000 0000000000]'.length;

/**
 * Adds an invisible signature field as an incremental update (ISO 32000-1, 7.5.6 and 12.7.4.5), leaving the existing bytes
 * untouched. Expects a file as drawn by Typst, with a plain-text cross-reference table. `reservedBytes` is the maximum signature length in
 * bytes.
 */
export function addSignatureField(
  pdf: Buffer,
  words: SealDetails,
  at: Date,
  reservedBytes: number,
): UnsignedPdf {
  const drawn = new PdfFile(pdf);
  const [signature, widget, form] = [drawn.size, drawn.size + 1, drawn.size + 2];
  const page = drawn.firstPage;
  const update = new IncrementalUpdate(pdf.length);
  update.add(signature, buildSignature(words, at, reservedBytes));
  update.add(
    widget,
    `<< /Type /Annot /Subtype /Widget /FT /Sig /Rect [0 0 0 0] /F 4 /T (Signature1) /V ${signature} 0 R /P ${page} 0 R >>`,
  );
  update.add(form, `<< /Type /AcroForm /SigFlags 3 /Fields [${widget} 0 R] >>`);
  update.add(drawn.root, addEntry(drawn.object(drawn.root), `/AcroForm ${form} 0 R`));
  update.add(page, addAnnotation(drawn.object(page), `${widget} 0 R`));
  const bytes = Buffer.concat([pdf, Buffer.from(update.end(drawn, form + 1), 'latin1')]);
  const from = bytes.indexOf('/Contents <', pdf.length) + '/Contents '.length;
  const to = from + 2 * reservedBytes + 2;
  const range = `/ByteRange [0 ${from} ${to} ${bytes.length - to}]`.padEnd(BYTE_RANGE_WIDTH);
  bytes.write(range, bytes.indexOf('/ByteRange ', pdf.length), 'latin1');
  return { bytes, from, to };
}

function buildSignature({ name, reason, contactInfo }: SealDetails, at: Date, reservedBytes: number): string {
  return [
    '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached',
    '/ByteRange '.padEnd(BYTE_RANGE_WIDTH),
    `/Contents <${'00'.repeat(reservedBytes)}>`,
    `/Name ${toTextString(name)} /Reason ${toTextString(reason)} /ContactInfo ${toTextString(contactInfo)}`,
    `/M (D:${at.toISOString().replace(/\.\d+|[-:T]/g, '')})`,
    '/Prop_Build << /Filter << /Name /Adobe.PPKLite >> /App << /Name /Quillcare >> >> >>',
  ].join('\n');
}

/** Encodes text in any script as UTF-16 with a byte order mark, in hexadecimal so that nothing needs escaping. */
function toTextString(text: string): string {
  return `<${Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex')}>`;
}

function addEntry(dictionary: string, entry: string): string {
  const end = dictionary.lastIndexOf('>>');
  return `${dictionary.slice(0, end)}${entry}\n${dictionary.slice(end)}`;
}

function addAnnotation(page: string, widget: string): string {
  if (!page.includes('/Annots')) return addEntry(page, `/Annots [${widget}]`);
  return replaceRequired(
    page,
    /\/Annots\s*\[([^\]]*)\]/,
    (_, others: string) => `/Annots [${others} ${widget}]`,
  );
}

function replaceRequired(text: string, pattern: RegExp, by: (...found: string[]) => string): string {
  if (!pattern.test(text)) throw new Error(`The PDF file has no ${String(pattern)}`);
  return text.replace(pattern, by);
}

function found(text: string, pattern: RegExp): string {
  const value = pattern.exec(text)?.[1];
  if (value === undefined) throw new Error(`The PDF file has no ${String(pattern)}`);
  return value;
}

/** A file as drawn by Typst, with a single cross-reference table. */
class PdfFile {
  private readonly text: string;
  private readonly trailer: string;
  readonly tableAt: number;
  /** The highest object number plus one. */
  readonly size: number;
  readonly root: number;

  constructor(private readonly pdf: Buffer) {
    this.text = pdf.toString('latin1');
    this.trailer = this.text.slice(this.text.lastIndexOf('trailer'));
    this.tableAt = Number(found(this.trailer, /startxref\s+(\d+)/));
    this.size = Number(found(this.trailer, /\/Size (\d+)/));
    this.root = Number(found(this.trailer, /\/Root (\d+) 0 R/));
  }

  /** Entries that the new trailer repeats: the document information, and the file identifier with a new part for this version. */
  get trailerEntries(): string {
    const version = createHash('sha256').update(this.pdf).digest('hex').slice(0, 32);
    const [info, id] = [
      /\/Info \d+ 0 R/.exec(this.trailer)?.[0],
      /\/ID \[\s*(\([^)]*\)|<[^>]*>)/.exec(this.trailer)?.[1],
    ];
    return [info, id && `/ID [${id} <${version}>]`].filter(Boolean).join(' ');
  }

  /** Returns the text of a non-stream object by its number. */
  object(number: number): string {
    const first = this.text.indexOf('\n', this.text.indexOf('\n', this.tableAt) + 1) + 1;
    const at = Number(this.text.slice(first + 20 * number, first + 20 * number + 10));
    const end = this.text.indexOf('endobj', at);
    if (!this.text.startsWith(`${number} 0 obj`, at) || end < 0)
      throw new Error(`The PDF file has no object ${number}`);
    return this.text.slice(at + `${number} 0 obj`.length, end).trim();
  }

  get firstPage(): number {
    let number = Number(found(this.object(this.root), /\/Pages (\d+) 0 R/));
    while (this.object(number).includes('/Kids'))
      number = Number(found(this.object(number), /\/Kids\s*\[\s*(\d+) 0 R/));
    return number;
  }
}

/** Objects appended to the file, and their cross-reference table. */
class IncrementalUpdate {
  private text = '\n';
  private readonly objectOffsets = new Map<number, number>();

  constructor(private readonly start: number) {}

  add(number: number, object: string): void {
    this.objectOffsets.set(number, this.start + this.text.length);
    this.text += `${number} 0 obj\n${object}\nendobj\n`;
  }

  end({ root, tableAt, trailerEntries: described }: PdfFile, size: number): string {
    const rows = [...this.objectOffsets]
      .sort(([one], [other]) => one - other)
      .map(([number, at]) => `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`);
    const table = `xref\n0 1\n0000000000 65535 f \n${rows.join('')}`;
    const trailer = `trailer\n<< /Size ${size} /Root ${root} 0 R ${described} /Prev ${tableAt} >>\n`;
    return `${this.text}${table}${trailer}startxref\n${this.start + this.text.length}\n%%EOF\n`;
  }
}
