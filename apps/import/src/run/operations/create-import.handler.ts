import {
  AppError,
  createImport,
  getOrganisation,
  ImportFinished,
  mayImport,
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
  toWire,
  UnitOfWork,
  type Handler,
} from '@quillcare/service-kit';
import { UploadRepository } from '../../upload/persistence/upload.repository';
import { CsvDecoder } from '../domain/csv-decoder';
import { csvLayout, hasRows } from '../domain/csv-layout';
import { auditedFacts, unreadableResult } from '../domain/import-result';
import type { ImportRunEntity } from '../persistence/import-run.entity';
import { ImportRunRepository, type Requested } from '../persistence/import-run.repository';

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
    const { country, timeZone } = await this.rpc.call(getOrganisation, { body: { organisationId } });
    const referenceDate = todayIn(this.clock.now(), timeZone);
    const fixed = { onBehalfOf: principal.userId, country, referenceDate };
    await this.refuseUnreadable(body, fixed);
    return fixed;
  }

  async handle({ body }: Input, fixed: Fixed): Promise<ResultOf<typeof createImport>> {
    const id = newId();
    const upload = await this.uploads.take(body.uploadId, id);
    if (!upload) throw unreadable();
    const run = await this.imports.queue(requested(id, body, fixed, upload.size));
    this.uow.enqueue(runImport, { organisationId: run.organisationId, importId: id });
    return toWire(run);
  }

  // A separate transaction, because the command's rolls back and the failed import is kept and audited.
  private async refuseUnreadable(body: Input['body'], fixed: Fixed): Promise<void> {
    const problem = await this.uow.run(async () => {
      const upload = await this.uploads.findFree(body.uploadId);
      const found = upload && (await this.problemOf(body, upload.size));
      if (!found) return null;
      await this.uploads.remove(upload.id);
      const result = unreadableResult(found);
      const asked = requested(newId(), body, fixed, upload.size);
      const run = await this.imports.refused(asked, result, this.uow.now());
      this.audit(run);
      this.uow.emit(ImportFinished, run.id, { importId: run.id, successful: 0 });
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

  private audit(run: ImportRunEntity): void {
    const { status, uploadId, entityType, fileName, uploadedBy, duplicateStrategy } = run;
    const { total, successful, failed, skipped, merged, overwritten, flagged, described } = run;
    const at = this.uow.now().toISOString();
    this.uow.audit({
      entityType: 'IMPORT',
      entityId: run.id,
      action: 'CREATE',
      entityLabel: fileName,
      changes: auditedFacts({
        ...{ status, uploadId, entityType, fileName, uploadedBy, duplicateStrategy },
        ...{ total, successful, failed, skipped, merged, overwritten, flagged, described },
        ...{ errors: run.errors.length, warnings: 0, duplicates: 0 },
        ...{ startedAt: at, finishedAt: at },
      }),
      notes: run.summary,
    });
  }
}

function requested(id: string, body: Input['body'], fixed: Fixed, bytesTotal: number): Requested {
  const { entityType, duplicateStrategy, uploadId, fileName } = body;
  const uploadedBy = currentContext().actor.name;
  return { id, ...fixed, entityType, duplicateStrategy, uploadId, fileName, bytesTotal, uploadedBy };
}

function unreadable(message: string = IMPORT_MESSAGES.emptyFile): AppError {
  return new AppError('IMPORT_FILE_INVALID', { errors: [{ path: 'file', message }] });
}
