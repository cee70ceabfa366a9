import { importFields, type ImportEntityType } from '@quillcare/rules';
import { saveFile } from '../../shared/files/save-file';

/** Downloads an empty CSV template with all columns of an entity type. */
export async function saveTemplate(entityType: ImportEntityType): Promise<void> {
  const { default: papa } = await import('papaparse');
  const header = papa.unparse([importFields(entityType).map(({ column }) => column)]);
  saveFile(new Blob([`${header}\r\n`], { type: 'text/csv' }), `${entityType}-template.csv`);
}
