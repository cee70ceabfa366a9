import { isClinicalDocument, listCaseDocuments, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, toWire, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { SurgeryCaseRepository } from '../../surgery-case/persistence/surgery-case.repository';
import { ClinicalRight } from '../clinical-right';
import { CaseDocumentRepository } from '../persistence/case-document.repository';

@Implements(listCaseDocuments)
export class ListCaseDocumentsQuery implements Handler<typeof listCaseDocuments> {
  constructor(
    private readonly cases: SurgeryCaseRepository,
    private readonly documents: CaseDocumentRepository,
    private readonly clinical: ClinicalRight,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({
    params,
    query,
  }: InputOf<typeof listCaseDocuments>): Promise<ResultOf<typeof listCaseDocuments>> {
    const documents = await this.uow.run(async () => {
      const { id } = await this.cases.get(params.id);
      return this.documents.ofCase(id, query.removed === true);
    });
    const seesClinical = await this.clinical.isOfCaller();
    const items = toWire(documents.filter(({ kind }) => seesClinical || !isClinicalDocument(kind)));
    return { items, seesClinical };
  }
}
