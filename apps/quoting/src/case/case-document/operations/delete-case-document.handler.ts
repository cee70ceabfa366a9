import {
  AppError,
  deleteCaseDocument,
  isClinicalDocument,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { SurgeryCaseRepository } from '../../surgery-case/persistence/surgery-case.repository';
import { ClinicalRight } from '../clinical-access';
import { CaseDocumentRepository, factsOf } from '../persistence/case-document.repository';

@Implements(deleteCaseDocument)
export class DeleteCaseDocumentHandler implements Handler<typeof deleteCaseDocument> {
  constructor(
    private readonly documents: CaseDocumentRepository,
    private readonly cases: SurgeryCaseRepository,
    private readonly clinical: ClinicalRight,
  ) {}

  prepare(): Promise<boolean> {
    return this.clinical.isGranted();
  }

  async handle(
    { params, query }: InputOf<typeof deleteCaseDocument>,
    seesClinical: boolean,
  ): Promise<ResultOf<typeof deleteCaseDocument>> {
    const { kind, surgeryCaseId } = await this.documents.get(params.id);
    if (isClinicalDocument(kind) && !seesClinical) throw new AppError('NOT_FOUND');
    await this.assertNotEvidence(params.id, surgeryCaseId);
    const document = await this.documents.remove(params.id, { version: query.version });
    await this.documents.auditAction(document, `Document deleted: ${factsOf(document)}`);
    return { id: document.id, version: document.version };
  }

  /**
   * Throws if a gate, a medical exception or a settled dispute relies on the document. Locks the case, so that none can start to
   * rely on it meanwhile.
   */
  private async assertNotEvidence(id: string, surgeryCaseId: string): Promise<void> {
    const { evidence, medicalException } = await this.cases.get(surgeryCaseId, { lock: true });
    if ([...evidence, medicalException].some((one) => one?.documentId === id))
      throw new AppError('CASE_DOCUMENT_IS_EVIDENCE');
    if (await this.documents.isEvidenceOfSettlement(id))
      throw new AppError('CASE_DOCUMENT_IS_EVIDENCE', { detail: EVIDENCE_OF_SETTLEMENT });
  }
}

const EVIDENCE_OF_SETTLEMENT =
  'This document is the evidence of a settled dispute, so it stays with the case.';
