import { isNoRecord } from './no-record-row';

it.each([
  ['Total'],
  ['Total:', '', '', '12,500.00'],
  ['Grand total', '$1,234,500.00'],
  ['', 'Subtotal', '48'],
  ['Total clients: 1,234'],
  ['1,234 records'],
  ['2 000 records'.replace(' ', ','), '', ''],
  ['Records: 1234'],
  ['Report generated 12/03/2026 9:15 am by Amelia'],
  ['Report generated', '12/03/2026'],
  ['Printed on 3 November 2026'],
  ['Page 3 of 12'],
  ['*** End of report ***'],
  ['As at 3 November 2026'],
  ['© 2026 Harbour Clinic'],
  ['Confidential: for the practice only'],
])('skips %j', (...cells) => {
  expect(isNoRecord(cells)).toBe(true);
});

it.each([
  ['Total', 'Jean', 'jean@example.test', '0412345678'],
  ['Total', '', 'total@example.test', ''],
  ['Total', '', '', '0412 345 678'],
  ['Total', 'Jean'],
  ['Total hip replacement', '28500'],
  ['Page', 'Jimmy', 'jimmy@example.test'],
  ['Grand', 'Hugo', '', '12/03/1984'],
  ['Count', 'Basie', 'count@example.test'],
  ['Printed circuit board repair', '1200'],
  ['', '', ''],
  ['28500', '12/03/2026'],
])('keeps %j', (...cells) => {
  expect(isNoRecord(cells)).toBe(false);
});
