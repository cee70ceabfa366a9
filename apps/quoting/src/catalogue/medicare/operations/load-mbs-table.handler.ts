import {
  AppError,
  invalidInput,
  loadMbsTable,
  getOrganisationId,
  readUpload,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { currentContext, Implements, RpcClient, type Handler } from '@quillcare/service-kit';
import { MbsFileError } from '../domain/mbs-file';
import { readSchedule, type Schedule } from '../domain/read-schedule';
import { MbsTableRepository } from '../persistence/mbs-table.repository';
import { MbsTablesReader } from '../persistence/mbs-tables.reader';

type Input = InputOf<typeof loadMbsTable>;

@Implements(loadMbsTable, { platform: 'the schedule belongs to no practice' })
export class LoadMbsTableHandler implements Handler<typeof loadMbsTable> {
  constructor(
    private readonly tables: MbsTableRepository,
    private readonly reader: MbsTablesReader,
    private readonly rpc: RpcClient,
  ) {}

  /** Reads and validates the whole file before the transaction, so that nothing of an invalid one is stored. */
  async prepare({ body }: Input): Promise<Schedule> {
    try {
      return await readSchedule(this.readPieces(body.uploadId));
    } catch (error) {
      if (!(error instanceof MbsFileError)) throw error;
      throw new AppError('MBS_FILE_INVALID', {
        detail: error.message,
        errors: [{ path: 'file', message: error.message }],
      });
    }
  }

  async handle({ body }: Input, schedule: Schedule): Promise<ResultOf<typeof loadMbsTable>> {
    const { tableId, wasLoadedBefore } = await this.tables.store(schedule, {
      fileName: body.fileName,
      sha256: body.fileHash,
      isSample: false,
      replaces: body.replace === 'true',
    });
    return { ...(await this.reader.get(tableId)), wasLoadedBefore };
  }

  private async *readPieces(uploadId: string): AsyncGenerator<Buffer> {
    const organisationId = getOrganisationId(currentContext().principal);
    if (!organisationId) throw new AppError('FORBIDDEN');
    for (let sequence = 0; ; sequence += 1) {
      const { base64 } = await this.rpc.call(readUpload, { body: { organisationId, uploadId, sequence } });
      if (base64 === null && sequence === 0)
        throw invalidInput({ path: 'uploadId', message: 'This upload does not exist' });
      if (base64 === null) return;
      yield Buffer.from(base64, 'base64');
    }
  }
}
