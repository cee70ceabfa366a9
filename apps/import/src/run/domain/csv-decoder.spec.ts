import { CsvDecoder } from './csv-decoder';

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
  ])('reads %s, however it is cut', (_, bytes) => {
    for (const length of [1, 2, 3, 5, bytes.length]) expect(decode(bytes, length)).toBe(TEXT);
  });

  it("reads Windows-1252, as Excel's plain CSV writes it", () => {
    expect(decode(Buffer.from([0x4f, 0x92, 0x42, 0x72, 0x69, 0x65, 0x6e, 0x2c, 0x5a, 0x6f, 0xeb]))).toBe(
      'O’Brien,Zoë',
    );
  });

  it('keeps a UTF-8 file with one damaged byte in UTF-8', () => {
    expect(decode(Buffer.concat([Buffer.from('Ngāpō,'), Buffer.from([0xff]), Buffer.from(',Zoë')]))).toBe(
      'Ngāpō,\uFFFD,Zoë',
    );
  });

  it('answers nothing for nothing, and ASCII for less than a byte order mark', () => {
    expect(decode(Buffer.alloc(0))).toBe('');
    expect(decode(Buffer.from('a,'))).toBe('a,');
  });
});
