import { isClinicalDocument, listCaseDocuments } from '@quillcare/contracts';
import { implement, toWire, UnitOfWork } from '@quillcare/service-kit';
import { SurgeryCaseRepository } from '../../surgery-case/persistence/surgery-case.repository';
import { ClinicalRight } from '../clinical-access';
import { CaseDocumentRepository } from '../persistence/case-document.repository';

export const ListCaseDocumentsQuery = implement(
  listCaseDocuments,
  [SurgeryCaseRepository, CaseDocumentRepository, ClinicalRight, UnitOfWork],
  (cases, caseDocumentRepository, clinical, uow) => ({
    async handle({ params, query }) {
      const documents = await uow.run(async () => {
        const { id } = await cases.get(params.id);
        return caseDocumentRepository.findByCase(id, query.removed === true);
      });
      const seesClinical = await clinical.isGranted();
      const items = toWire(documents.filter(({ kind }) => seesClinical || !isClinicalDocument(kind)));
      return { items, seesClinical };
    },
  }),
);
