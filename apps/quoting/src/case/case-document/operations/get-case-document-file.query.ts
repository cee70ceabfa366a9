import { AppError, getCaseDocumentFile, isClinicalDocument } from '@quillcare/contracts';
import { implement, RecordViews, UnitOfWork } from '@quillcare/service-kit';
import { ClinicalRight } from '../clinical-access';
import { downloadName } from '../domain/document-name';
import { CaseDocumentRepository, factsOf } from '../persistence/case-document.repository';
import { DocumentFiles, PIECE_BYTES } from '../persistence/document-files';

/** Returns a document piece by piece. Reading the first piece is audited; only the gateway requests the others. */
export const GetCaseDocumentFileQuery = implement(
  getCaseDocumentFile,
  [CaseDocumentRepository, DocumentFiles, ClinicalRight, RecordViews, UnitOfWork],
  (documents, files, clinical, views, uow) => ({
    async handle({ params, query }) {
      const { cursor: at = 0, purpose } = query;
      const { document, entityLabel } = await uow.run(async () => {
        const found = await documents.get(params.id);
        return { document: found, entityLabel: await documents.labelOf(found) };
      });
      const { id, name, kind, mediaType, sizeBytes, surgeryCaseId: entityId } = document;
      // NOT_FOUND, as for medical notes, so that the document's existence is not revealed.
      if (isClinicalDocument(kind) && !(await clinical.isGranted())) throw new AppError('NOT_FOUND');
      if (at * PIECE_BYTES >= Math.max(sizeBytes, 1)) throw new AppError('NOT_FOUND');
      if (at === 0) {
        const notes = `Document ${purpose === 'VIEW' ? 'viewed' : 'downloaded'}: ${factsOf(document)}`;
        await views.recordViews({ entityType: 'SURGERY_CASE', entityId, entityLabel, notes });
      }
      const bytes = await files.readPiece(id, at);
      const next = at + 1;
      return {
        fileName: downloadName(name),
        mediaType,
        sizeBytes,
        base64: bytes.toString('base64'),
        nextCursor: next * PIECE_BYTES < sizeBytes ? String(next) : null,
      };
    },
  }),
);
