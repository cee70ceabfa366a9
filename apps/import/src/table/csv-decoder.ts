import { isUtf8 } from 'node:buffer';
import { charOf, codePageOf, type CodePage } from './code-page';

type Utf16 = 'utf-16le' | 'utf-16be';

const BOM_LENGTH = 3;
/** Bytes after which text is decoded even without a line ending. */
const MAX_LINE_BYTES = 1024 * 1024;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
/** Bytes needed to detect UTF-16 without a byte order mark, where every other byte is zero. */
const SAMPLE = 64;

/**
 * Decodes a file chunk by chunk. UTF-16 is detected by its byte order mark or its zero bytes. Everything else is UTF-8, except
 * that invalid bytes are read in a legacy code page, as Excel's plain "CSV" writes it. Merged lists may contain both.
 */
export class CsvDecoder {
  private utf16: InstanceType<typeof TextDecoder> | null = null;
  private isBegun = false;
  /** Detected from the first non-UTF-8 bytes. */
  private codePage: CodePage | null = null;
  /** Bytes that cannot be decoded until more arrive. */
  private carried: Buffer = Buffer.alloc(0);

  /** Returns the text of the next chunk up to its last complete line. */
  write(piece: Buffer): string {
    const bytes = this.carried.length > 0 ? Buffer.concat([this.carried, piece]) : piece;
    if (!this.isBegun && bytes.length < SAMPLE) {
      this.carried = bytes;
      return '';
    }
    return this.decode(bytes, false);
  }

  end(): string {
    return this.decode(this.carried, true);
  }

  private decode(bytes: Buffer, isEnd: boolean): string {
    const text = this.stripByteOrderMark(bytes);
    if (this.utf16) {
      this.carried = Buffer.alloc(0);
      return this.utf16.decode(text, { stream: !isEnd });
    }
    const length = isEnd ? text.length : completeLinesLength(text);
    this.carried = text.subarray(length);
    return this.decodeLines(text.subarray(0, length));
  }

  private decodeLines(bytes: Buffer): string {
    if (isUtf8(bytes)) return bytes.toString('utf8');
    this.codePage ??= codePageOf(bytes);
    const lines: string[] = [];
    for (let from = 0; from < bytes.length;) {
      const next = bytes.indexOf(LINE_FEED, from) + 1 || bytes.length;
      const line = bytes.subarray(from, next);
      lines.push(isUtf8(line) ? line.toString('utf8') : decodeMixed(line, this.codePage ?? 'WINDOWS'));
      from = next;
    }
    return lines.join('');
  }

  /** Strips a byte order mark from the first bytes of the file. */
  private stripByteOrderMark(bytes: Buffer): Buffer {
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
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const sample = bytes.subarray(0, SAMPLE);
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2]! += 1;
  const [even = 0, odd = 0] = zeros;
  const most = sample.length / 4;
  if (odd > most && even === 0) return 'utf-16le';
  return even > most && odd === 0 ? 'utf-16be' : null;
}

function completeLinesLength(bytes: Buffer): number {
  const end = Math.max(bytes.lastIndexOf(LINE_FEED), bytes.lastIndexOf(CARRIAGE_RETURN)) + 1;
  return end === 0 && bytes.length > MAX_LINE_BYTES ? bytes.length : end;
}

/** Decodes valid UTF-8 sequences, and every other byte by the code page. */
function decodeMixed(line: Buffer, page: CodePage): string {
  let text = '';
  for (let at = 0; at < line.length;) {
    const length = sequenceLength(line[at] ?? 0);
    const sequence = line.subarray(at, at + length);
    const isSound = sequence.length === length && isUtf8(sequence);
    text += isSound ? sequence.toString('utf8') : charOf(line[at] ?? 0, page);
    at += isSound ? length : 1;
  }
  return text;
}

function sequenceLength(lead: number): number {
  if (lead >= 0xf0) return 4;
  if (lead >= 0xe0) return 3;
  return lead >= 0xc0 ? 2 : 1;
}
