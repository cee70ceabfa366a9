import { Injectable } from '@nestjs/common';
import { AppError, type ImportRun } from '@quillcare/contracts';
import { TenantReader } from '@quillcare/service-kit';
import { IMPORT_COLUMNS } from './import-columns';

const BY_ID = `select ${IMPORT_COLUMNS} from import.import_run
  where organisation_id = $1 and id = $2 and deleted_at is null`;

@Injectable()
export class ImportReader {
  constructor(private readonly reader: TenantReader) {}

  async get(id: string): Promise<ImportRun> {
    const run = await this.reader.one<ImportRun>('import.importRun', BY_ID, [id]);
    if (!run) throw new AppError('NOT_FOUND');
    return run;
  }
}
