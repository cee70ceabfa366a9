import {
  AppError,
  getOrganisation,
  canImport,
  readImportColumns,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { IMPORT_MESSAGES, type Country } from '@quillcare/rules';
import { Implements, RpcClient, type Handler } from '@quillcare/service-kit';
import { requireUser } from '../../background/acting-person';
import { openTable } from '../../table/open-table';
import { detectNonList, TableFaultError, type Table } from '../../table/table';
import { UploadRepository } from '../../upload/persistence/upload.repository';
import { describeTable } from '../domain/import-table';
import { detectLayout } from '../domain/detect-layout';
import { MappingRepository } from '../persistence/mapping.repository';

type Input = InputOf<typeof readImportColumns>;

@Implements(readImportColumns)
export class ReadImportColumnsHandler implements Handler<typeof readImportColumns> {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly mappings: MappingRepository,
    private readonly rpc: RpcClient,
  ) {}

  async prepare({ body }: Input): Promise<Country> {
    const person = requireUser();
    if (!canImport(person, body.entityType, 'skip')) throw new AppError('FORBIDDEN');
    const { organisationId } = person;
    return (await this.rpc.call(getOrganisation, { body: { organisationId } })).country;
  }

  async handle({ body }: Input, country: Country): Promise<ResultOf<typeof readImportColumns>> {
    const table = await this.openUpload(body);
    const layout = detectLayout(table.readings, body.entityType, country);
    if (!layout.ok) throw unreadableError(layout.message);
    if (!table.hasRows(layout.value)) throw unreadableError(IMPORT_MESSAGES.emptyFile);
    const described = describeTable(table, layout.value, body.entityType, country);
    const remembered = await this.mappings.find(body.entityType, layout.value.header);
    return { ...described, remembered };
  }

  private async openUpload({ uploadId, sheet }: Input['body']): Promise<Table> {
    const file = await this.uploads.openUnclaimed(uploadId);
    if (!file) throw unreadableError(IMPORT_MESSAGES.emptyFile);
    const problem = detectNonList(await file.read(0, 512));
    if (problem !== null) throw unreadableError(problem);
    try {
      return await openTable(file, sheet ?? null);
    } catch (error) {
      throw error instanceof TableFaultError ? unreadableError(error.message) : error;
    }
  }
}

function unreadableError(message: string): AppError {
  return new AppError('IMPORT_FILE_INVALID', { detail: message, errors: [{ path: 'file', message }] });
}
