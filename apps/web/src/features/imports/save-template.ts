import { importFields, type ImportEntityType } from '@quillcare/rules';
import { saveFile } from '../../shared/files/save-file';

/** Saves a CSV file with all columns of a type and no rows, to be filled in. */
export async function saveTemplate(entityType: ImportEntityType): Promise<void> {
  const { default: papa } = await import('papaparse');
  const header = papa.unparse([importFields(entityType).map(({ column }) => column)]);
  saveFile(new Blob([`${header}\r\n`], { type: 'text/csv' }), `${entityType}-template.csv`);
}
