import {
  AppError,
  isClinicalDocument,
  restoreCaseDocument,
  type CaseDocument,
  type InputOf,
} from '@quillcare/contracts';
import { Implements, toWire, type Handler } from '@quillcare/service-kit';
import { SurgeryCaseRepository } from '../../surgery-case/persistence/surgery-case.repository';
import { ClinicalRight } from '../clinical-right';
import { CaseDocumentRepository, factsOf } from '../persistence/case-document.repository';

@Implements(restoreCaseDocument)
export class RestoreCaseDocumentHandler implements Handler<typeof restoreCaseDocument> {
  constructor(
    private readonly documents: CaseDocumentRepository,
    private readonly cases: SurgeryCaseRepository,
    private readonly clinical: ClinicalRight,
  ) {}

  prepare(): Promise<boolean> {
    return this.clinical.isOfCaller();
  }

  async handle(
    { params, body }: InputOf<typeof restoreCaseDocument>,
    seesClinical: boolean,
  ): Promise<CaseDocument> {
    const found = await this.documents.get(params.id, { withDeleted: true });
    if (isClinicalDocument(found.kind) && !seesClinical) throw new AppError('NOT_FOUND');
    await this.cases.get(found.surgeryCaseId, { lock: true });
    if (found.deletedAt) await this.documents.refuseFull(found.surgeryCaseId);
    const document = await this.documents.restore(params.id, { version: body.version });
    if (document.version !== found.version)
      await this.documents.tell(document, `Document restored: ${factsOf(document)}`);
    return toWire(document);
  }
}
