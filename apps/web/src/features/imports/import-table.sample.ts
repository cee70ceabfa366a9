import type { ImportTable } from '@quillcare/contracts';

type Column = ImportTable['columns'][number];

/** Sample of a file column, recognised by its name. */
export function columnSample(header: string, field: string | null, changes: Partial<Column> = {}): Column {
  return { header, field, examples: ['Sample'], by: field === null ? null : 'NAME', ...changes };
}

/** Sample of what the server reads from a file. */
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
