import { configure, TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

configure({ useWebWorkers: false });

/** Returns an Excel workbook with one sheet of text cells. */
export async function workbookOf(rows: readonly (readonly string[])[]): Promise<Buffer> {
  const zip = new ZipWriter(new Uint8ArrayWriter());
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"/>`,
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Patients" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`,
  };
  for (const [name, text] of Object.entries(parts)) await zip.add(name, new TextReader(text));
  return Buffer.from(await zip.close());
}

function rowXml(cells: readonly string[]): string {
  return `<row>${cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;
}

function relation(type: string, target: string): string {
  return `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/${type}" Target="${target}"/></Relationships>`;
}
