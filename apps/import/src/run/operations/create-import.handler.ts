import {
  AppError,
  createImport,
  getOrganisation,
  mayImport,
  runImport,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { IMPORT_MESSAGES, todayIn, uploadFailedMessage, type Country } from '@quillcare/rules';
import {
  Clock,
  currentContext,
  Implements,
  newId,
  RpcClient,
  toWire,
  UnitOfWork,
  type Handler,
} from '@quillcare/service-kit';
import { UploadRepository } from '../../upload/persistence/upload.repository';
import { CsvDecoder } from '../domain/csv-decoder';
import { csvLayout, hasRows } from '../domain/csv-layout';
import { auditedFacts } from '../domain/import-result';
import { ImportRunRepository } from '../persistence/import-run.repository';

type Input = InputOf<typeof createImport>;

/** Fixed for the whole import, so that a second reading of the file has the same result. */
interface Fixed {
  onBehalfOf: string;
  country: Country;
  referenceDate: string;
}

@Implements(createImport)
export class CreateImportHandler implements Handler<typeof createImport> {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly imports: ImportRunRepository,
    private readonly rpc: RpcClient,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async prepare({ body }: Input): Promise<Fixed> {
    const { principal, organisationId } = currentContext();
    if (principal.kind !== 'user' || !organisationId) throw new AppError('FORBIDDEN');
    if (!mayImport(principal, body.entityType, body.duplicateStrategy)) throw new AppError('FORBIDDEN');
    await this.refuseUnreadable(body);
    const { country, timeZone } = await this.rpc.call(getOrganisation, { body: { organisationId } });
    return { onBehalfOf: principal.userId, country, referenceDate: todayIn(this.clock.now(), timeZone) };
  }

  async handle({ body }: Input, fixed: Fixed): Promise<ResultOf<typeof createImport>> {
    const { entityType, duplicateStrategy, uploadId, fileName } = body;
    const id = newId();
    const upload = await this.uploads.take(uploadId, id);
    if (!upload) throw unreadable();
    const run = await this.imports.queue({
      id,
      ...fixed,
      entityType,
      duplicateStrategy,
      uploadId,
      fileName,
      bytesTotal: upload.size,
      uploadedBy: currentContext().actor.name,
    });
    this.uow.enqueue(runImport, { organisationId: run.organisationId, importId: id });
    return toWire(run);
  }

  // A separate transaction, because the command's rolls back and the refusal must be audited.
  private async refuseUnreadable(body: Input['body']): Promise<void> {
    const problem = await this.uow.run(async () => {
      const upload = await this.uploads.findFree(body.uploadId);
      const found = upload && (await this.problemOf(body, upload.size));
      if (!found) return null;
      await this.uploads.remove(upload.id);
      this.auditRefusal(body, found);
      return found;
    });
    if (problem) throw unreadable(problem);
  }

  /** Why the file cannot be read, judging by its beginning; null if it can. */
  private async problemOf({ uploadId, entityType }: Input['body'], size: number): Promise<string | null> {
    const piece = await this.uploads.piece(uploadId, 0);
    if (!piece) return IMPORT_MESSAGES.emptyFile;
    const decoder = new CsvDecoder();
    const isWhole = piece.length === size;
    const head = decoder.write(piece) + (isWhole ? decoder.end() : '');
    const layout = csvLayout(head, entityType);
    if (!layout.ok) return layout.message;
    return isWhole && !hasRows(head, layout.value) ? IMPORT_MESSAGES.emptyFile : null;
  }

  private auditRefusal(body: Input['body'], problem: string): void {
    const { uploadId, fileName, entityType, duplicateStrategy } = body;
    this.uow.audit({
      entityType: 'IMPORT',
      entityId: uploadId,
      action: 'CREATE',
      entityLabel: fileName,
      changes: auditedFacts({ status: 'FAILED', entityType, fileName, duplicateStrategy }),
      notes: uploadFailedMessage(problem),
    });
  }
}

function unreadable(message: string = IMPORT_MESSAGES.emptyFile): AppError {
  return new AppError('IMPORT_FILE_INVALID', { errors: [{ path: 'file', message }] });
}
