import { BlobReader, TextWriter, ZipReader, type FileEntry } from '@zip.js/zip.js';
import fc from 'fast-check';
import Papa from 'papaparse';
import { xlsxOf } from './xlsx-file';
import { sheetXml } from './xlsx-sheet';

const sheetOf = async (csv: string): Promise<string> => {
  const entries = await new ZipReader(new BlobReader(await xlsxOf(csv))).getEntries();
  const files = entries.filter((entry): entry is FileEntry => !entry.directory);
  expect(files.map(({ filename }) => filename)).toEqual(
    expect.arrayContaining(['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml', 'xl/styles.xml']),
  );
  const sheet = files.find(({ filename }) => filename === 'xl/worksheets/sheet1.xml');
  return (await sheet?.getData(new TextWriter())) ?? '';
};
const figures = (xml: string) => [...xml.matchAll(/<v>([^<]*)<\/v>/g)].map(([, figure]) => figure);
const texts = (xml: string) =>
  [...xml.matchAll(/<t xml:space="preserve">([^<]*)<\/t>/g)].map(([, text = '']) =>
    text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  );

it('has days and amounts as Excel reckons with them, and phones and postcodes as texts', async () => {
  const xml = await sheetOf(
    '\uFEFFName,Born,Total,Phone,Postcode\r\nNgāio <3 & Kim,1984-02-29,-1234.50,+61412345678,0800\r\n,2026-11-28,7.00,,2000\r\n',
  );
  expect(figures(xml)).toEqual(['30741', '-1234.50', '46354', '7.00']);
  expect(texts(xml)).toEqual([
    ...['Name', 'Born', 'Total', 'Phone', 'Postcode'],
    ...['Ngāio <3 & Kim', '+61412345678', '0800', '2000'],
  ]);
});

it('keeps the text of a column whole where one cell of it is neither day nor amount', async () => {
  const xml = await sheetOf('When,Sum\r\n2026-11-28,10.00\r\nsoon,none\r\n1899-12-31,5\r\n');
  expect(figures(xml)).toEqual([]);
  expect(texts(xml)).toEqual(['When', 'Sum', '2026-11-28', '10.00', 'soon', 'none', '1899-12-31', '5']);
});

it('has no formula, and none of the apostrophes that keep one from running in a CSV', async () => {
  const xml = await sheetOf("Name\r\n'=HYPERLINK(1)\r\n'tis\r\n");
  expect(texts(xml)).toEqual(['Name', '=HYPERLINK(1)', "'tis"]);
  expect(xml).not.toContain('<f');
});

it('has every text as it was, whatever it is, as far as XML can say it', () => {
  const written = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => `x${text}`);
  fc.assert(
    fc.property(fc.array(fc.tuple(written, written), { maxLength: 8 }), (rows) => {
      const csv = Papa.unparse([['One', 'Two'], ...rows], { newline: '\r\n' });
      const { data } = Papa.parse<string[]>(csv, { skipEmptyLines: true });
      const said = data
        .flat()
        .map((text) => text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, ''));
      expect(texts(sheetXml(data))).toEqual(said);
    }),
  );
});
