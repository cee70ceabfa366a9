import { isAscii, isUtf8 } from 'node:buffer';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const BOM_LENGTH = 3;

/**
 * Turns the pieces of a file into text. A byte order mark decides (UTF-16 either way, UTF-8); without one it is UTF-8,
 * or Windows-1252, as Excel's plain "CSV" writes it, when the first bytes beyond ASCII are no UTF-8.
 */
export class CsvDecoder {
  private encoding: Encoding | null = null;
  private decoder = new TextDecoder('utf-8');
  /** Bytes that cannot be read before more have come. */
  private carried: Buffer = Buffer.alloc(0);
  private isSurelyUtf8 = false;

  /** The text of the next piece, as far as it is complete. */
  write(piece: Buffer): string {
    const bytes = this.carried.length > 0 ? Buffer.concat([this.carried, piece]) : piece;
    if (this.encoding === null && bytes.length < BOM_LENGTH) {
      this.carried = bytes;
      return '';
    }
    this.encoding ??= this.use(encodingOf(bytes));
    if (this.encoding === 'utf-8') return this.writeUtf8(bytes);
    this.carried = Buffer.alloc(0);
    return this.decoder.decode(bytes, { stream: true });
  }

  /** What is left when the file has ended. */
  end(): string {
    const rest = this.carried;
    this.carried = Buffer.alloc(0);
    return this.decoder.decode(rest);
  }

  private use(encoding: Encoding): Encoding {
    this.decoder = new TextDecoder(encoding);
    return encoding;
  }

  private writeUtf8(bytes: Buffer): string {
    const whole = bytes.subarray(0, bytes.length - incompleteTail(bytes));
    this.carried = bytes.subarray(whole.length);
    if (isAscii(whole)) return this.decoder.decode(whole, { stream: true });
    if (!this.isSurelyUtf8 && !isUtf8(whole) && !holdsUtf8(whole)) {
      this.encoding = this.use('windows-1252');
      this.carried = Buffer.alloc(0);
      return this.decoder.decode(bytes, { stream: true });
    }
    this.isSurelyUtf8 = true;
    return this.decoder.decode(whole, { stream: true });
  }
}

function encodingOf(bytes: Buffer): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

/** Whether any sequence beyond ASCII is sound: one damaged byte does not make a UTF-8 file something else. */
function holdsUtf8(bytes: Buffer): boolean {
  return /[^\0-\x7f\ufffd]/.test(bytes.toString('utf8'));
}

/** How many bytes at the end begin a UTF-8 sequence that is not finished. */
function incompleteTail(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(BOM_LENGTH, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return sequenceLength(byte) > back ? back : 0;
  }
  return 0;
}

function sequenceLength(lead: number): number {
  if (lead >= 0xf0) return 4;
  return lead >= 0xe0 ? 3 : 2;
}
