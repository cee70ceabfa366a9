import type { MbsItem } from '@quillcare/rules';
import { SaxesParser } from 'saxes';
import { FieldFault, itemOf } from './mbs-fields';

/** Thrown for a rejected file, with line and item number if known. */
export class MbsFileFault extends Error {}

export interface MbsFile {
  items: number;
  /** ISO date of the newest fee, from which the table applies. */
  date: string;
}

const ROOT = 'MBS_XML';
const RECORD = 'Data';
const MOST_ITEMS = 50_000;
const LONGEST_FIELD = 20_000;

/**
 * Reads the Medicare Benefits Schedule as published by the Department: UTF-8, a root `MBS_XML` with one flat `Data` element per
 * item. Unknown elements are ignored, because the Department occasionally adds some. Items are passed on while the file is being
 * read but count only once the promise resolves, because a truncated file is recognised only at its end.
 *
 * @throws MbsFileFault if the file is damaged, truncated or in another format (such as the nested one of 2008).
 */
export async function readMbsFile(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  onItem: (item: MbsItem) => void,
): Promise<MbsFile> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = new MbsReader(onItem);
  let isFirst = true;
  for await (const piece of pieces) {
    if (isFirst && piece.length > 0) refuseCompressed(piece);
    isFirst = isFirst && piece.length === 0;
    reader.write(decoded(() => decoder.decode(piece, { stream: true })));
  }
  reader.write(decoded(() => decoder.decode()));
  return reader.end();
}

// Rejects the two compressed forms in which the file circulates, because their unpacked size cannot be known in advance.
function refuseCompressed([first, second]: Uint8Array): void {
  const isGzip = first === 0x1f && second === 0x8b;
  const isZip = first === 0x50 && second === 0x4b;
  if (isGzip || isZip)
    throw new MbsFileFault('The file is compressed. Please unpack it and choose the XML file in it.');
}

function decoded(decode: () => string): string {
  try {
    return decode();
  } catch {
    throw new MbsFileFault('The file is not encoded in UTF-8, so it is not a current schedule.');
  }
}

class MbsReader {
  private readonly parser = new SaxesParser({ position: true });
  private readonly seen = new Set<string>();
  private path: string[] = [];
  private fields = new Map<string, string>();
  private text = '';
  private newest = '';

  constructor(private readonly onItem: (item: MbsItem) => void) {
    this.parser.on('error', ({ message }) => this.refuse(`it is not well-formed (${message})`));
    this.parser.on('doctype', () => this.refuse('it declares a document type'));
    this.parser.on('opentag', ({ name }) => this.open(name));
    this.parser.on('text', (text) => this.take(text));
    this.parser.on('cdata', (text) => this.take(text));
    this.parser.on('closetag', () => this.close());
  }

  write(text: string): void {
    this.parser.write(text);
  }

  end(): MbsFile {
    this.parser.close();
    if (this.seen.size === 0) throw new MbsFileFault('The file contains no items.');
    if (this.newest === '') throw new MbsFileFault('No item of the file has a fee.');
    return { items: this.seen.size, date: this.newest };
  }

  private open(name: string): void {
    this.path.push(name);
    this.text = '';
    const depth = this.path.length;
    if (depth === 1 && name !== ROOT) this.refuse(`it begins with <${name}> instead of <${ROOT}>`);
    if (depth === 2 && name !== RECORD) this.refuse(`<${name}> appears where an item is expected`);
    if (depth === 2) this.fields = new Map();
    if (depth > 3) this.refuse(`<${name}> is nested in <${this.path[2]}>`);
  }

  private take(text: string): void {
    if (this.path.length === 3) {
      this.text += text;
      if (this.text.length > LONGEST_FIELD) this.refuse(`<${this.path[2]}> is too long`);
    } else if (text.trim() !== '') this.refuse('it has text between its elements');
  }

  private close(): void {
    const name = this.path.pop() as string;
    if (this.path.length === 2) this.keep(name, this.text.trim());
    if (this.path.length === 1) this.finish();
  }

  private keep(name: string, value: string): void {
    if (this.fields.has(name)) this.refuse(`<${name}> appears twice in one item`);
    if (value !== '') this.fields.set(name, value);
  }

  private finish(): void {
    const item = this.read();
    const key = `${item.item} ${item.feeFrom ?? ''}`;
    if (this.seen.has(key)) this.refuse('the item is listed twice');
    if (this.seen.size >= MOST_ITEMS) this.refuse(`it has more than ${MOST_ITEMS} items`);
    this.seen.add(key);
    if ((item.feeFrom ?? '') > this.newest) this.newest = item.feeFrom as string;
    this.onItem(item);
  }

  private read(): MbsItem {
    try {
      return itemOf(this.fields);
    } catch (error) {
      if (error instanceof FieldFault) this.refuse(error.message);
      throw error;
    }
  }

  private refuse(reason: string): never {
    const item = this.fields.get('ItemNum');
    const where = `line ${this.parser.line}${item ? `, item ${item.slice(0, 10)}` : ''}`;
    throw new MbsFileFault(
      `This is not a Medicare Benefits Schedule that we can read: ${reason} (${where}).`,
    );
  }
}
