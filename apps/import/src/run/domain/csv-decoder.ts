import { isUtf8 } from 'node:buffer';

type Utf16 = 'utf-16le' | 'utf-16be';

const BOM_LENGTH = 3;
/** Bytes after which text is decoded even without a line end. */
const LONGEST_LINE = 1024 * 1024;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
/** Windows-1252 from 0x80 to 0x9F. Written out, because some versions of Node decode it as Latin-1. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * Decodes the pieces of a file. A byte order mark decides on UTF-16. Everything else is UTF-8, and bytes that
 * are not valid UTF-8 are Windows-1252, as Excel's plain "CSV" writes it: merged lists may contain both.
 */
export class CsvDecoder {
  private utf16: InstanceType<typeof TextDecoder> | null = null;
  private isBegun = false;
  /** Bytes that cannot be decoded until more arrive. */
  private carried: Buffer = Buffer.alloc(0);

  /** The text of the next piece, as far as its lines are complete. */
  write(piece: Buffer): string {
    const bytes = this.carried.length > 0 ? Buffer.concat([this.carried, piece]) : piece;
    if (!this.isBegun && bytes.length < BOM_LENGTH) {
      this.carried = bytes;
      return '';
    }
    return this.decode(bytes, false);
  }

  /** What is left when the file has ended. */
  end(): string {
    return this.decode(this.carried, true);
  }

  private decode(bytes: Buffer, isEnd: boolean): string {
    const text = this.begin(bytes);
    if (this.utf16) {
      this.carried = Buffer.alloc(0);
      return this.utf16.decode(text, { stream: !isEnd });
    }
    const length = isEnd ? text.length : completeLines(text);
    this.carried = text.subarray(length);
    return decodeLines(text.subarray(0, length));
  }

  /** Strips a byte order mark from the first bytes of the file. */
  private begin(bytes: Buffer): Buffer {
    if (this.isBegun) return bytes;
    this.isBegun = true;
    const utf16 = utf16Of(bytes);
    if (utf16) this.utf16 = new TextDecoder(utf16);
    const hasUtf8Bom = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    return hasUtf8Bom ? bytes.subarray(BOM_LENGTH) : bytes;
  }
}

function utf16Of(bytes: Buffer): Utf16 | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}

function completeLines(bytes: Buffer): number {
  const end = Math.max(bytes.lastIndexOf(LINE_FEED), bytes.lastIndexOf(CARRIAGE_RETURN)) + 1;
  return end === 0 && bytes.length > LONGEST_LINE ? bytes.length : end;
}

function decodeLines(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  const lines: string[] = [];
  for (let from = 0; from < bytes.length;) {
    const next = bytes.indexOf(LINE_FEED, from) + 1 || bytes.length;
    const line = bytes.subarray(from, next);
    lines.push(isUtf8(line) ? line.toString('utf8') : decodeMixed(line));
    from = next;
  }
  return lines.join('');
}

/** Decodes valid UTF-8 sequences as such, every other byte as Windows-1252. */
function decodeMixed(line: Buffer): string {
  let text = '';
  for (let at = 0; at < line.length;) {
    const length = sequenceLength(line[at] ?? 0);
    const sequence = line.subarray(at, at + length);
    const isSound = sequence.length === length && isUtf8(sequence);
    text += isSound ? sequence.toString('utf8') : windows1252(line[at] ?? 0);
    at += isSound ? length : 1;
  }
  return text;
}

function windows1252(byte: number): string {
  return WINDOWS_1252[byte - 0x80] ?? String.fromCharCode(byte);
}

function sequenceLength(lead: number): number {
  if (lead >= 0xf0) return 4;
  if (lead >= 0xe0) return 3;
  return lead >= 0xc0 ? 2 : 1;
}
