import { documentName, downloadName } from './document-name';
import { WORD } from './document-type';

it.each([
  ['Referral Dr. Smith.PDF', 'application/pdf', 'Referral Dr. Smith.pdf'],
  ['Overweisung  Ngāpō.jpeg', 'image/jpeg', 'Overweisung Ngāpō.jpg'],
  ['../../etc/passwd', 'image/png', 'passwd.png'],
  ['C:\\Scans\\MRI.heif', 'image/heic', 'MRI.heic'],
  ['virus.exe', 'application/pdf', 'virus.pdf'],
  ['letter.docx', WORD, 'letter.docx'],
  ['Dr. Smith', 'application/pdf', 'Dr. Smith.pdf'],
  ['…', 'application/pdf', '….pdf'],
  ['.pdf', 'application/pdf', 'Document.pdf'],
  ['exe\u202efdp', 'application/pdf', 'exefdp.pdf'],
  ['x'.repeat(400), 'application/pdf', `${'x'.repeat(146)}.pdf`],
  ['王小明的转诊信', 'application/pdf', '王小明的转诊信.pdf'],
])('cleans the name %j and gives it the extension of its real type', (given, mediaType, expected) => {
  expect(documentName(given, mediaType)).toBe(expected);
  expect(documentName(expected, mediaType)).toBe(expected);
});

it.each([
  ['Referral Dr. Smith.pdf', 'Referral-Dr.-Smith.pdf'],
  ['Ngāpō (left).jpg', 'Ngapo-left.jpg'],
  ['王小明.pdf', 'document.pdf'],
  ['….pdf', 'document.pdf'],
])('downloads %j under an ASCII file name', (name, expected) => expect(downloadName(name)).toBe(expected));
