import { AppError, isClinicalDocument, restoreCaseDocument } from '@quillcare/contracts';
import { implement, toWire } from '@quillcare/service-kit';
import { SurgeryCaseRepository } from '../../surgery-case/persistence/surgery-case.repository';
import { ClinicalRight } from '../clinical-access';
import { CaseDocumentRepository, factsOf } from '../persistence/case-document.repository';

export const RestoreCaseDocumentHandler = implement(
  restoreCaseDocument,
  [CaseDocumentRepository, SurgeryCaseRepository, ClinicalRight],
  (documents, cases, clinical) => ({
    prepare: (_input) => clinical.isGranted(),

    async handle({ params, body }, seesClinical) {
      const found = await documents.get(params.id, { withDeleted: true });
      if (isClinicalDocument(found.kind) && !seesClinical) throw new AppError('NOT_FOUND');
      await cases.get(found.surgeryCaseId, { lock: true });
      if (found.deletedAt) await documents.assertBelowLimit(found.surgeryCaseId);
      const document = await documents.restore(params.id, { version: body.version });
      if (document.version !== found.version)
        await documents.auditAction(document, `Document restored: ${factsOf(document)}`);
      return toWire(document);
    },
  }),
);
