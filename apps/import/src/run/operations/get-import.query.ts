import { AppError, getImport, type ImportRun, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';
import { IMPORT_COLUMNS } from '../persistence/import-columns';

const BY_ID = `select ${IMPORT_COLUMNS} from import.import_run
  where organisation_id = $1 and id = $2 and deleted_at is null`;

@Implements(getImport)
export class GetImportQuery implements Handler<typeof getImport> {
  constructor(private readonly reader: TenantReader) {}

  async handle({ params }: InputOf<typeof getImport>): Promise<ResultOf<typeof getImport>> {
    const run = await this.reader.one<ImportRun>('import.importRun', BY_ID, [params.id]);
    if (!run) throw new AppError('NOT_FOUND');
    return run;
  }
}
