import type { ImportTable } from '@quillcare/contracts';

type Column = ImportTable['columns'][number];

/** A column of a file, recognised by its name. */
export function columnSample(header: string, field: string | null, changes: Partial<Column> = {}): Column {
  return { header, field, examples: ['Sample'], by: field === null ? null : 'NAME', ...changes };
}

/** What the server reads of a file. */
export function tableSample(changes: Partial<ImportTable> = {}): ImportTable {
  return {
    kind: 'CSV',
    sheets: [],
    sheet: null,
    headerRow: 1,
    above: [],
    columns: [],
    preset: null,
    dateOrder: null,
    phoneCountry: null,
    isCertain: true,
    remembered: null,
    ...changes,
  };
}
