import { documentTypeOf, END_BYTES, WORD } from './document-type';
import { HEIC, JPEG, PDF, PNG, zipOf } from './document.fixtures';

function verdict(bytes: Buffer) {
  const ends = { head: bytes.subarray(0, END_BYTES), tail: bytes.subarray(-END_BYTES) };
  return documentTypeOf({ ...ends, sizeBytes: bytes.length });
}

const WORD_FILE = zipOf('[Content_Types].xml', '_rels/.rels', 'word/document.xml');

describe('document type check', () => {
  it.each([
    ['PDF', PDF, 'application/pdf'],
    ['JPEG', JPEG, 'image/jpeg'],
    ['PNG', PNG, 'image/png'],
    ['HEIC', HEIC, 'image/heic'],
    ['Word', WORD_FILE, WORD],
    [
      'a Word file longer than the buffer',
      zipOf('[Content_Types].xml', 'word/document.xml', 'x'.repeat(300_000)),
      WORD,
    ],
  ])('recognises %s by its bytes', (_what, bytes, mediaType) =>
    expect(verdict(bytes)).toEqual({ mediaType }),
  );

  it.each([
    ['an HTML page with a script', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG image', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a Windows program', Buffer.from('MZ\x90\0')],
    ['an MP4 video', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1')],
    ['a spreadsheet', zipOf('[Content_Types].xml', 'xl/workbook.xml')],
    ['a ZIP of other files', zipOf('holiday.jpg')],
    ['a legacy .doc file', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['an empty file', Buffer.alloc(0)],
  ])('rejects %s', (_what, bytes) =>
    expect(verdict(bytes)).toEqual({ problem: 'This is not a PDF, Word, JPEG, PNG or HEIC file.' }),
  );

  it.each([
    ['PDF', PDF],
    ['JPEG', JPEG],
    ['PNG', PNG],
    ['Word', WORD_FILE],
  ])('rejects a truncated %s', (_what, bytes) =>
    expect(verdict(bytes.subarray(0, bytes.length - 20))).toEqual({
      problem: 'This file is damaged or incomplete. Please save it again.',
    }),
  );

  it('rejects a Word file with macros', () => {
    const macros = zipOf('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin');
    expect(verdict(macros)).toEqual({ problem: expect.stringContaining('contains macros') });
  });
});
