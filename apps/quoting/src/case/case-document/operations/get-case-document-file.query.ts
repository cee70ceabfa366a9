import {
  AppError,
  getCaseDocumentFile,
  isClinicalDocument,
  type FilePage,
  type InputOf,
} from '@quillcare/contracts';
import { Implements, RecordViews, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { ClinicalRight } from '../clinical-right';
import { downloadName } from '../domain/document-name';
import { CaseDocumentRepository, factsOf } from '../persistence/case-document.repository';
import { DocumentFiles, PIECE_BYTES } from '../persistence/document-files';

/** A document piece by piece. The first one is a reading that the audit tells of; the gateway alone asks for others. */
@Implements(getCaseDocumentFile)
export class GetCaseDocumentFileQuery implements Handler<typeof getCaseDocumentFile> {
  constructor(
    private readonly documents: CaseDocumentRepository,
    private readonly files: DocumentFiles,
    private readonly clinical: ClinicalRight,
    private readonly views: RecordViews,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params, query }: InputOf<typeof getCaseDocumentFile>): Promise<FilePage> {
    const { cursor: at = 0, purpose } = query;
    const { document, entityLabel } = await this.uow.run(async () => {
      const found = await this.documents.get(params.id);
      return { document: found, entityLabel: await this.documents.labelOf(found) };
    });
    const { id, name, kind, mediaType, sizeBytes, surgeryCaseId: entityId } = document;
    // As with medical notes, nobody learns that there is one.
    if (isClinicalDocument(kind) && !(await this.clinical.isOfCaller())) throw new AppError('NOT_FOUND');
    if (at * PIECE_BYTES >= Math.max(sizeBytes, 1)) throw new AppError('NOT_FOUND');
    if (at === 0) {
      const notes = `Document ${purpose === 'VIEW' ? 'viewed' : 'downloaded'}: ${factsOf(document)}`;
      await this.views.seen({ entityType: 'SURGERY_CASE', entityId, entityLabel, notes });
    }
    const bytes = await this.files.piece(id, at);
    const next = at + 1;
    return {
      fileName: downloadName(name),
      mediaType,
      sizeBytes,
      base64: bytes.toString('base64'),
      nextCursor: next * PIECE_BYTES < sizeBytes ? String(next) : null,
    };
  }
}
