export type DocumentMediaType =
  | 'application/pdf'
  | 'image/jpeg'
  | 'image/png'
  | 'image/heic'
  | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The beginning and the end of a file that may be too large to hold in memory. In a short file they overlap. */
export interface FileEnds {
  head: Buffer;
  tail: Buffer;
  sizeBytes: number;
}

/** Number of bytes kept of each end. Enough for the central directory of a Word file with a thousand parts, twice over. */
export const END_BYTES = 256 * 1024;

export const WORD =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document' satisfies DocumentMediaType;

const HEIF_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);
const DAMAGED = 'This file is damaged or incomplete. Please save it again.';
const UNKNOWN = 'This is not a PDF, Word, JPEG, PNG or HEIC file.';

type Verdict = { mediaType: DocumentMediaType } | { problem: string };

/** Detects the document type from its bytes, ignoring the file name. Rejects a truncated file. */
export function documentTypeOf(file: FileEnds): Verdict {
  const start = file.head.subarray(0, 16).toString('latin1');
  if (start.startsWith('%PDF-')) return known('application/pdf', isWholePdf(file));
  if (start.startsWith('\xff\xd8\xff'))
    return known('image/jpeg', file.tail.includes('\xff\xd9', 0, 'latin1'));
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return known('image/png', isWholePng(file));
  if (start.slice(4, 8) === 'ftyp') return isHeif(file.head) ? known('image/heic', true) : refused(UNKNOWN);
  if (start.startsWith('PK\x03\x04')) return wordVerdict(file);
  return refused(UNKNOWN);
}

function known(mediaType: DocumentMediaType, isWhole: boolean): Verdict {
  return isWhole ? { mediaType } : refused(DAMAGED);
}

function refused(problem: string): Verdict {
  return { problem };
}

// The cross-reference table is at the end; some programs add line breaks or padding after it.
function isWholePdf({ head, tail }: FileEnds): boolean {
  const isPdf = /^%PDF-[12]\.\d/.test(head.subarray(0, 8).toString('latin1'));
  return isPdf && /startxref\s+\d+\s+%%EOF/.test(tail.subarray(-2_048).toString('latin1'));
}

function isWholePng({ head, tail }: FileEnds): boolean {
  return head.subarray(12, 16).toString('latin1') === 'IHDR' && tail.includes('IEND', 0, 'latin1');
}

/** The first box lists the brands: major brand, minor version, compatible brands. */
function isHeif(head: Buffer): boolean {
  const size = Math.min(head.readUInt32BE(0), 256, head.length);
  for (let at = 8; at + 4 <= size; at += 4)
    if (at !== 12 && HEIF_BRANDS.has(head.subarray(at, at + 4).toString('latin1'))) return true;
  return false;
}

/** A Word file is a ZIP whose central directory, at its end, lists the document's parts. */
function wordVerdict(file: FileEnds): Verdict {
  const names = zipNames(file);
  if (names === null) return refused(DAMAGED);
  if (!names.has('[Content_Types].xml') || !names.has('word/document.xml')) return refused(UNKNOWN);
  if ([...names].some((name) => name.endsWith('vbaProject.bin')))
    return refused('This Word file contains macros. Please save it without macros, or as a PDF.');
  return { mediaType: WORD };
}

const END_OF_DIRECTORY = Buffer.from('PK\x05\x06', 'latin1');
const ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;

/** The file names in a ZIP's central directory. Null if the ZIP is truncated or the directory is longer than the tail we hold. */
function zipNames({ tail, sizeBytes }: FileEnds): Set<string> | null {
  const end = tail.lastIndexOf(END_OF_DIRECTORY);
  if (end < 0 || end + 22 > tail.length) return null;
  const count = tail.readUInt16LE(end + 10);
  let at = tail.readUInt32LE(end + 16) - (sizeBytes - tail.length);
  const names = new Set<string>();
  for (let entry = 0; entry < count; entry += 1) {
    if (at < 0 || at + ENTRY_LENGTH > end || tail.readUInt32LE(at) !== ENTRY) return null;
    const length = tail.readUInt16LE(at + 28);
    const more = tail.readUInt16LE(at + 30) + tail.readUInt16LE(at + 32);
    names.add(tail.subarray(at + ENTRY_LENGTH, at + ENTRY_LENGTH + length).toString('utf8'));
    at += ENTRY_LENGTH + length + more;
  }
  return names;
}
