import { csvReadings } from '../../table/csv-layout';
import { notAList, TABLE_FAULTS } from '../../table/table';
import { likelyLayout } from './likely-layout';

const layoutOf = (text: string) => likelyLayout(csvReadings(text), 'clients', 'AU');
const headerOf = (text: string) => {
  const layout = layoutOf(text);
  return layout.ok ? [layout.value.headerRow, layout.value.header] : layout.message;
};

it.each([
  ['known column names', 'firstName,email\nA,a@b.test\n', [1, ['firstName', 'email']]],
  [
    'column names below a title',
    'Our clients\n\nFirst Name,Email,Phone\nA,a@b.test,1\n',
    [3, ['First Name', 'Email', 'Phone']],
  ],
  [
    'unknown column names',
    'Who;How to reach;Since\nAna Lee;0412 345 678;2020\nBo Ng;0413 345 678;2021\n',
    [1, ['Who', 'How to reach', 'Since']],
  ],
  [
    'unknown column names below a title and filters',
    'Patient list,,\nFilter: active,,\nWho,How to reach,Since\nAna Lee,0412 345 678,2020\nBo Ng,0413 345 678,2021\n',
    [3, ['Who', 'How to reach', 'Since']],
  ],
  [
    'a title that is itself a column name',
    'Client\nWho,Mail,Reach\nA B,a@b.test,0412345678\nC D,c@d.test,0412345679\n',
    [2, ['Who', 'Mail', 'Reach']],
  ],
  [
    'column names of another product',
    '*ContactName,AccountNumber,EmailAddress\nA,B,a@b.test\n',
    [1, ['*ContactName', 'AccountNumber', 'EmailAddress']],
  ],
])('locates the header row: %s', (_, text, header) => {
  expect(headerOf(text)).toEqual(header);
});

it.each([
  ['empty', '', 'File is empty or invalid'],
  ['binary data', '\u0001\u0002,\u0003\n\u0004,b\n', 'File is empty or invalid'],
  [
    'rows without column names',
    'Ana,Lee,a@b.test,0412345678\nBo,Ng,b@b.test,0412345679\n',
    TABLE_FAULTS.noHeader,
  ],
])('rejects a file with a readable message: %s', (_, text, message) => {
  expect(headerOf(text)).toBe(message);
});

it('recognises files of other kinds, such as pictures, PDFs and web pages', () => {
  expect(notAList(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]))).toBe(TABLE_FAULTS.oldExcel);
  expect(notAList(Buffer.from('\x89PNG\r\n', 'latin1'))).toBe(TABLE_FAULTS.picture);
  expect(notAList(Buffer.from('%PDF-1.7'))).toBe(TABLE_FAULTS.pdf);
  expect(notAList(Buffer.from('  <html><table>'))).toBe(TABLE_FAULTS.webPage);
  expect(notAList(Buffer.from('firstName,email\n'))).toBeNull();
});
