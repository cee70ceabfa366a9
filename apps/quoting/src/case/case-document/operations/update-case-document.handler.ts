import {
  AppError,
  isClinicalDocument,
  updateCaseDocument,
  type CaseDocument,
  type InputOf,
} from '@quillcare/contracts';
import { Implements, toWire, type Handler } from '@quillcare/service-kit';
import { ClinicalRight } from '../clinical-right';
import { documentName } from '../domain/document-name';
import { CaseDocumentRepository, factsOf } from '../persistence/case-document.repository';

@Implements(updateCaseDocument)
export class UpdateCaseDocumentHandler implements Handler<typeof updateCaseDocument> {
  constructor(
    private readonly documents: CaseDocumentRepository,
    private readonly clinical: ClinicalRight,
  ) {}

  prepare(): Promise<boolean> {
    return this.clinical.isOfCaller();
  }

  async handle(
    { params, body }: InputOf<typeof updateCaseDocument>,
    seesClinical: boolean,
  ): Promise<CaseDocument> {
    const { version, name, kind } = body;
    const { kind: former } = await this.documents.get(params.id, { lock: true });
    if (isClinicalDocument(former) && !seesClinical) throw new AppError('NOT_FOUND');
    if (kind !== undefined && isClinicalDocument(kind) && !seesClinical) throw new AppError('CLINICAL_ONLY');
    const document = await this.documents.update(
      params.id,
      (row) => {
        if (name !== undefined) row.name = documentName(name, row.mediaType);
        if (kind !== undefined) row.kind = kind;
      },
      { version },
    );
    if (document.version !== version) {
      const was = former === document.kind ? 'Document renamed' : `Document changed from ${former}`;
      await this.documents.tell(document, `${was}: ${factsOf(document)}`);
    }
    return toWire(document);
  }
}
