import { Injectable } from '@nestjs/common';
import { AppError, UNDO_DAYS, type ImportRun } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';

interface Earlier {
  id: string;
  fileName: string;
  uploadedBy: string;
  createdAt: Date;
  status: ImportRun['status'];
  summary: string | null;
}

const EARLIER = `select id, file_name as "fileName", uploaded_by as "uploadedBy", created_at as "createdAt", status, summary
  from import.import_run run
  where organisation_id = $1 and file_hash = $2 and entity_type = $3 and not dry_run
    and created_at > $4::timestamptz - make_interval(days => ${UNDO_DAYS})
    and (status in ('QUEUED', 'RUNNING') or successful > 0)
    and not exists (select from import.import_undo undo
      where undo.organisation_id = $1 and undo.import_id = run.id and undo.status = 'COMPLETED')
  order by created_at desc limit 1`;

/** Detects files that were already imported, by the hash of their content. */
@Injectable()
export class RepeatedFileCheck {
  constructor(private readonly uow: UnitOfWork) {}

  /** Throws IMPORT_REPEATED if the same file was imported as the same type, with who imported it and the result. */
  async assertNotRepeated(fileHash: string, entityType: ImportRun['entityType']): Promise<void> {
    const [earlier] = await this.uow.query<Earlier>(EARLIER, [
      ...[this.uow.organisationId, fileHash],
      ...[entityType, this.uow.now()],
    ]);
    if (!earlier) return;
    const { id: importId, createdAt, ...rest } = earlier;
    throw new AppError('IMPORT_REPEATED', {
      facts: { earlier: { importId, ...rest, createdAt: createdAt.toISOString() } },
    });
  }
}
