import type { MbsItem } from '@quillcare/rules';
import { SaxesParser } from 'saxes';
import { MbsFieldError, itemOf } from './mbs-fields';

/** Thrown for a rejected file, with line and item number if known. */
export class MbsFileError extends Error {}

export interface MbsFile {
  items: number;
  /** ISO date of the newest fee, from which the table applies. */
  date: string;
}

const ROOT = 'MBS_XML';
const RECORD = 'Data';
const MAX_ITEMS = 50_000;
const MAX_FIELD_LENGTH = 20_000;

/**
 * Reads the Medicare Benefits Schedule as published by the Department: UTF-8, a root `MBS_XML` with one flat `Data` element per
 * item. Unknown elements are ignored, because the Department occasionally adds some. Items are passed on while the file is being
 * read but count only once the promise resolves, because a truncated file is recognised only at its end.
 *
 * @throws MbsFileError if the file is damaged, truncated or in another format (such as the nested one of 2008).
 */
export async function readMbsFile(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  onItem: (item: MbsItem) => void,
): Promise<MbsFile> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = new MbsReader(onItem);
  let isFirst = true;
  for await (const piece of pieces) {
    if (isFirst && piece.length > 0) assertNotCompressed(piece);
    isFirst = isFirst && piece.length === 0;
    reader.write(decodeUtf8(() => decoder.decode(piece, { stream: true })));
  }
  reader.write(decodeUtf8(() => decoder.decode()));
  return reader.end();
}

// Rejects the two compressed forms in which the file circulates, because their unpacked size cannot be known in advance.
function assertNotCompressed([first, second]: Uint8Array): void {
  const isGzip = first === 0x1f && second === 0x8b;
  const isZip = first === 0x50 && second === 0x4b;
  if (isGzip || isZip)
    throw new MbsFileError('The file is compressed. Please unpack it and choose the XML file in it.');
}

function decodeUtf8(decode: () => string): string {
  try {
    return decode();
  } catch {
    throw new MbsFileError('The file is not encoded in UTF-8, so it is not a current schedule.');
  }
}

class MbsReader {
  private readonly parser = new SaxesParser({ position: true });
  private readonly seenItems = new Set<string>();
  private path: string[] = [];
  private fields = new Map<string, string>();
  private text = '';
  private newest = '';

  constructor(private readonly onItem: (item: MbsItem) => void) {
    this.parser.on('error', ({ message }) => this.fail(`it is not well-formed (${message})`));
    this.parser.on('doctype', () => this.fail('it declares a document type'));
    this.parser.on('opentag', ({ name }) => this.open(name));
    this.parser.on('text', (text) => this.addText(text));
    this.parser.on('cdata', (text) => this.addText(text));
    this.parser.on('closetag', () => this.close());
  }

  write(text: string): void {
    this.parser.write(text);
  }

  end(): MbsFile {
    this.parser.close();
    if (this.seenItems.size === 0) throw new MbsFileError('The file contains no items.');
    if (this.newest === '') throw new MbsFileError('No item of the file has a fee.');
    return { items: this.seenItems.size, date: this.newest };
  }

  private open(name: string): void {
    this.path.push(name);
    this.text = '';
    const depth = this.path.length;
    if (depth === 1 && name !== ROOT) this.fail(`it begins with <${name}> instead of <${ROOT}>`);
    if (depth === 2 && name !== RECORD) this.fail(`<${name}> appears where an item is expected`);
    if (depth === 2) this.fields = new Map();
    if (depth > 3) this.fail(`<${name}> is nested in <${this.path[2]}>`);
  }

  private addText(text: string): void {
    if (this.path.length === 3) {
      this.text += text;
      if (this.text.length > MAX_FIELD_LENGTH) this.fail(`<${this.path[2]}> is too long`);
    } else if (text.trim() !== '') this.fail('it has text between its elements');
  }

  private close(): void {
    const name = this.path.pop() as string;
    if (this.path.length === 2) this.setField(name, this.text.trim());
    if (this.path.length === 1) this.finishItem();
  }

  private setField(name: string, value: string): void {
    if (this.fields.has(name)) this.fail(`<${name}> appears twice in one item`);
    if (value !== '') this.fields.set(name, value);
  }

  private finishItem(): void {
    const item = this.parseItem();
    const key = `${item.item} ${item.feeFrom ?? ''}`;
    if (this.seenItems.has(key)) this.fail('the item is listed twice');
    if (this.seenItems.size >= MAX_ITEMS) this.fail(`it has more than ${MAX_ITEMS} items`);
    this.seenItems.add(key);
    if ((item.feeFrom ?? '') > this.newest) this.newest = item.feeFrom as string;
    this.onItem(item);
  }

  private parseItem(): MbsItem {
    try {
      return itemOf(this.fields);
    } catch (error) {
      if (error instanceof MbsFieldError) this.fail(error.message);
      throw error;
    }
  }

  private fail(reason: string): never {
    const item = this.fields.get('ItemNum');
    const where = `line ${this.parser.line}${item ? `, item ${item.slice(0, 10)}` : ''}`;
    throw new MbsFileError(
      `This is not a Medicare Benefits Schedule that we can read: ${reason} (${where}).`,
    );
  }
}
