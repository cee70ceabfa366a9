import { BlobWriter, configure, TextReader, ZipWriter } from '@zip.js/zip.js';
import Papa from 'papaparse';
import { SHEET_TYPES, sheetXml, STYLES, WORKBOOK } from './xlsx-sheet';

/** What a sheet of Excel has room for, the heading included. */
export const MOST_SHEET_ROWS = 1_048_576;
const MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * A CSV file of the product as an Excel workbook with one sheet. Days and amounts are such in Excel as well; everything else stays
 * the text that it was, and no text can run. Throws RangeError where a sheet has no room for the rows.
 */
export async function xlsxOf(csv: string): Promise<Blob> {
  // Its own workers would be fetched from an address that the page’s content policy refuses.
  configure({ useWebWorkers: false });
  const { data } = Papa.parse<string[]>(csv.replace(/^\uFEFF/, ''), { skipEmptyLines: true });
  if (data.length > MOST_SHEET_ROWS) throw new RangeError('A sheet has no room for so many rows.');
  const zip = new ZipWriter(new BlobWriter(MEDIA_TYPE));
  const parts = {
    ...SHEET_TYPES,
    ...WORKBOOK,
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': sheetXml(data),
  };
  for (const [path, xml] of Object.entries(parts)) await zip.add(path, new TextReader(xml));
  return zip.close();
}
