import { listCaseDocuments, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, toWire, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { SurgeryCaseRepository } from '../../surgery-case/persistence/surgery-case.repository';
import { CaseDocumentRepository } from '../persistence/case-document.repository';

@Implements(listCaseDocuments)
export class ListCaseDocumentsQuery implements Handler<typeof listCaseDocuments> {
  constructor(
    private readonly cases: SurgeryCaseRepository,
    private readonly documents: CaseDocumentRepository,
    private readonly uow: UnitOfWork,
  ) {}

  handle({ params, query }: InputOf<typeof listCaseDocuments>): Promise<ResultOf<typeof listCaseDocuments>> {
    return this.uow.run(async () => {
      const { id } = await this.cases.get(params.id);
      return { items: toWire(await this.documents.ofCase(id, query.removed === true)) };
    });
  }
}
