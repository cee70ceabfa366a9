import { isWholePdf, safeFileName } from './scan';

const pdf = (end: string, start = '%PDF-1.7\n'): Buffer => Buffer.from(`${start}${'x'.repeat(3_000)}${end}`);

describe('scanned PDF', () => {
  it.each(['\nstartxref\n123\n%%EOF', '\r\nstartxref\r\n123\r\n%%EOF\r\n', '\nstartxref\n0\n%%EOF\n\0\0'])(
    'is complete if it ends with %j',
    (end) => expect(isWholePdf(pdf(end))).toBe(true),
  );

  it('is rejected without its header and when truncated', () => {
    const end = '\nstartxref\n123\n%%EOF';
    expect(isWholePdf(pdf(end, '<html>'))).toBe(false);
    expect(isWholePdf(pdf(end, '\n%PDF-1.7'))).toBe(false);
    expect(isWholePdf(pdf(''))).toBe(false);
    expect(isWholePdf(Buffer.from('%PDF-1.7'))).toBe(false);
  });
});

it.each([
  ['Signed quote (Hana).PDF', 'application/pdf', 'Signed-quote-Hana.pdf'],
  ['../../etc/passwd', 'image/png', 'passwd.png'],
  ['C:\\Scans\\Ngāpō.jpeg', 'image/jpeg', 'Nga-po.jpg'],
  ['…', 'application/pdf', 'scan.pdf'],
  ['x.pdf.exe', 'application/pdf', 'x.pdf.pdf'],
] as const)('stores %j under an ASCII file name', (name, mediaType, expected) => {
  expect(safeFileName(name, mediaType)).toBe(expected);
});
