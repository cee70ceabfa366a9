import { CsvDecoder } from './csv-decoder';

const NAMES = 'firstName,lastName,email,phone\r\n';
const TEXT = 'Nguyễn,Ngāpō,O’Brien,😀\r\n';

function decode(bytes: Buffer, pieceLength = bytes.length): string {
  const decoder = new CsvDecoder();
  let text = '';
  for (let at = 0; at < bytes.length; at += pieceLength)
    text += decoder.write(bytes.subarray(at, at + pieceLength));
  return text + decoder.end();
}

describe('CsvDecoder', () => {
  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with byte order mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['UTF-16 little endian', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
    ['UTF-16 big endian', Buffer.from(`\uFEFF${TEXT}`, 'utf16le').swap16()],
    ['UTF-16 without a mark, as databases write it', Buffer.from(NAMES + TEXT, 'utf16le'), NAMES + TEXT],
    ['UTF-16 big endian without a mark', Buffer.from(NAMES + TEXT, 'utf16le').swap16(), NAMES + TEXT],
  ])('reads %s, however it is split', (_, bytes, text = TEXT) => {
    for (const length of [1, 2, 3, 5, bytes.length]) expect(decode(bytes, length)).toBe(text);
  });

  it("reads Windows-1252, as Excel's plain CSV writes it", () => {
    expect(decode(Buffer.from([0x4f, 0x92, 0x42, 0x72, 0x69, 0x65, 0x6e, 0x2c, 0x5a, 0x6f, 0xeb]))).toBe(
      'O’Brien,Zoë',
    );
  });

  it('reads Mac Roman, as Excel’s CSV for Macintosh writes it, without mistaking Windows-1252 for it', () => {
    const mac = Buffer.from('Siobh\x87n,Zo\x91,Ren\x8ee,O\xd5Brien\rMu\x96oz\r', 'latin1');
    expect(decode(mac)).toBe('Siobhán,Zoë,Renée,O’Brien\rMuñoz\r');
    const windows = Buffer.from('O\x92Brien\x92s \x96 Ren\xe9e,\x93Jo\x94,Mu\xf1oz\r\n', 'latin1');
    expect(decode(windows)).toBe('O’Brien’s – Renée,“Jo”,Muñoz\r\n');
  });

  it('reads a Windows-1252 word in a UTF-8 file, even within a line of UTF-8, however it is split', () => {
    const bytes = Buffer.concat([
      Buffer.from('Renée,Zoë\r\nNgāpō,'),
      Buffer.from([0x5a, 0x6f, 0xeb]),
      Buffer.from(',Chloé\nAndré,\n'),
    ]);
    for (const length of [1, 2, 7, bytes.length])
      expect(decode(bytes, length)).toBe('Renée,Zoë\r\nNgāpō,Zoë,Chloé\nAndré,\n');
  });

  it('reads Windows-1252 after many lines of ASCII', () => {
    const ascii = 'a,b\n'.repeat(1_000);
    const bytes = Buffer.concat([Buffer.from(ascii), Buffer.from([0x5a, 0x6f, 0xeb, 0x0a])]);
    expect(decode(bytes, 100)).toBe(`${ascii}Zoë\n`);
  });

  it('streams text without line ends instead of buffering the whole file', () => {
    const decoder = new CsvDecoder();
    expect(decoder.write(Buffer.alloc(2 * 1024 * 1024, 'x'))).toHaveLength(2 * 1024 * 1024);
  });

  it('reads an empty file, and one shorter than a byte order mark', () => {
    expect(decode(Buffer.alloc(0))).toBe('');
    expect(decode(Buffer.from('a,'))).toBe('a,');
  });
});
