import { AppError, isClinicalDocument, updateCaseDocument } from '@quillcare/contracts';
import { implement, toWire } from '@quillcare/service-kit';
import { ClinicalRight } from '../clinical-access';
import { documentName } from '../domain/document-name';
import { CaseDocumentRepository, factsOf } from '../persistence/case-document.repository';

export const UpdateCaseDocumentHandler = implement(
  updateCaseDocument,
  [CaseDocumentRepository, ClinicalRight],
  (documents, clinical) => ({
    prepare: (_input) => clinical.isGranted(),

    async handle({ params, body }, seesClinical) {
      const { version, name, kind } = body;
      const { kind: former } = await documents.get(params.id, { lock: true });
      if (isClinicalDocument(former) && !seesClinical) throw new AppError('NOT_FOUND');
      if (kind !== undefined && isClinicalDocument(kind) && !seesClinical)
        throw new AppError('CLINICAL_ONLY');
      const document = await documents.update(
        params.id,
        (row) => {
          if (name !== undefined) row.name = documentName(name, row.mediaType);
          if (kind !== undefined) row.kind = kind;
        },
        { version },
      );
      if (document.version !== version) {
        const was = former === document.kind ? 'Document renamed' : `Document changed from ${former}`;
        await documents.auditAction(document, `${was}: ${factsOf(document)}`);
      }
      return toWire(document);
    },
  }),
);
