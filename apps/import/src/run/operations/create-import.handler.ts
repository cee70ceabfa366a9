import {
  AppError,
  createImport,
  getOrganisation,
  ImportFinished,
  type ImportMapping,
  canImport,
  runImport,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { IMPORT_MESSAGES, todayIn, type Country } from '@quillcare/rules';
import {
  Clock,
  currentContext,
  Implements,
  newId,
  RpcClient,
  UnitOfWork,
  type Handler,
} from '@quillcare/service-kit';
import { CheckRepository } from '../../check/persistence/check.repository';
import { RepeatedFileCheck } from '../../check/repeated-file-check';
import { UploadRepository } from '../../upload/persistence/upload.repository';
import { parseMapping } from '../../columns/domain/read-mapping';
import { MappingRepository } from '../../columns/persistence/mapping.repository';
import { openTable } from '../../table/open-table';
import { TableFaultError } from '../../table/table';
import { layoutOf, ignoredColumns, mappedLayout } from '../../table/csv-layout';
import { buildImportAudit } from '../../run-record/import-audit';
import { unreadableResult } from '../../run-record/import-result';
import { ImportReader } from '../../run-record/import.reader';
import { ImportRunRepository, type Requested } from '../../run-record/import-run.repository';

type Input = InputOf<typeof createImport>;

/** Fixed for the whole import, so that reading the file again gives the same result. */
interface ImportSettings {
  onBehalfOf: string;
  country: Country;
  referenceDate: string;
  mapping: ImportMapping | null;
  headers: readonly string[];
  /** Names of the columns that are not imported. */
  columnsLeftOut: string[];
}

type RequestedSettings = Omit<ImportSettings, 'headers' | 'columnsLeftOut'>;
type Read = Pick<ImportSettings, 'headers' | 'columnsLeftOut'> | { problem: string };

@Implements(createImport)
export class CreateImportHandler implements Handler<typeof createImport> {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly imports: ImportRunRepository,
    private readonly reader: ImportReader,
    private readonly checks: CheckRepository,
    private readonly repeated: RepeatedFileCheck,
    private readonly mappings: MappingRepository,
    private readonly rpc: RpcClient,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async prepare({ body }: Input): Promise<ImportSettings> {
    const { principal, organisationId } = currentContext();
    if (principal.kind !== 'user' || !organisationId) throw new AppError('FORBIDDEN');
    if (!canImport(principal, body.entityType, body.duplicateStrategy)) throw new AppError('FORBIDDEN');
    const { country, timeZone } = await this.rpc.call(getOrganisation, { body: { organisationId } });
    const referenceDate = todayIn(this.clock.now(), timeZone);
    const mapping = body.mapping === undefined ? null : parseMapping(body.mapping, body.entityType);
    const by = { onBehalfOf: principal.userId, country, referenceDate, mapping };
    return { ...by, ...(await this.readColumns(body, by)) };
  }

  async handle({ body }: Input, fixed: ImportSettings): Promise<ResultOf<typeof createImport>> {
    const id = newId();
    const upload = await this.uploads.claim(body.uploadId, id);
    if (!upload) throw unreadableError();
    if (body.dryRun) await this.checks.deleteOldestFiles();
    else if (!body.again) await this.repeated.assertNotRepeated(body.fileHash, body.entityType);
    const { mapping, headers } = fixed;
    if (mapping) await this.mappings.save(body.entityType, headers, mapping);
    const run = await this.imports.createQueued(toRequestedImport(id, body, fixed, upload.size));
    this.uow.enqueue(runImport, { organisationId: run.organisationId, importId: id });
    return this.reader.get(run.id);
  }

  /**
   * Reads the file's columns. Uses a separate transaction: the command's rolls back, whereas a failed import is stored and
   * audited.
   */
  private async readColumns(
    body: Input['body'],
    by: RequestedSettings,
  ): Promise<Pick<ImportSettings, 'headers' | 'columnsLeftOut'>> {
    const read = await this.uow.run(async () => {
      const upload = await this.uploads.findUnclaimed(body.uploadId);
      const found = upload ? await this.read(body, by.mapping) : { headers: [], columnsLeftOut: [] };
      if (!upload || !('problem' in found)) return found;
      await this.uploads.remove(upload.id);
      if (body.dryRun) return found;
      const result = unreadableResult(found.problem);
      const requested = toRequestedImport(
        newId(),
        body,
        { ...by, headers: [], columnsLeftOut: [] },
        upload.size,
      );
      const run = await this.imports.createRefused(requested, result, this.uow.now());
      const messages = { errors: run.errors.length, warnings: 0, duplicates: 0 };
      const at = this.uow.now();
      this.uow.audit(buildImportAudit(run, run, result, { startedAt: at, finishedAt: at, ...messages }));
      this.uow.emit(ImportFinished, run.id, { importId: run.id, successful: 0 });
      return found;
    });
    if ('problem' in read) throw unreadableError(read.problem);
    return read;
  }

  /** Reads the beginning of the file for its columns, or the reason why it cannot be imported. */
  private async read(
    { uploadId, entityType }: Input['body'],
    mapping: ImportSettings['mapping'],
  ): Promise<Read> {
    try {
      const file = await this.uploads.openUnclaimed(uploadId);
      if (!file) return { problem: IMPORT_MESSAGES.emptyFile };
      const table = await openTable(file, mapping?.sheet ?? null);
      const layout = mapping ? mappedLayout(table.readings, mapping) : layoutOf(table.readings, entityType);
      if (!layout.ok) return { problem: layout.message };
      if (!table.hasRows(layout.value)) return { problem: IMPORT_MESSAGES.emptyFile };
      return { headers: layout.value.header, columnsLeftOut: ignoredColumns(layout.value) };
    } catch (error) {
      if (error instanceof TableFaultError) return { problem: error.message };
      throw error;
    }
  }
}

function toRequestedImport(
  id: string,
  body: Input['body'],
  { headers: _, ...fixed }: ImportSettings,
  bytesTotal: number,
): Requested {
  const { entityType, duplicateStrategy, uploadId, fileName, fileHash, dryRun, oddValues: all } = body;
  const uploadedBy = currentContext().actor.name;
  const fields = { entityType, duplicateStrategy, uploadId, fileName, fileHash, dryRun };
  const oddValues = { all, kinds: [] };
  return { id, ...fixed, ...fields, oddValues, bytesTotal, uploadedBy };
}

function unreadableError(message: string = IMPORT_MESSAGES.emptyFile): AppError {
  return new AppError('IMPORT_FILE_INVALID', { errors: [{ path: 'file', message }] });
}
