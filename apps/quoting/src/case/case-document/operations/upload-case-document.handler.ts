import {
  invalidInput,
  isClinicalDocument,
  readUpload,
  uploadCaseDocument,
  type CaseDocument,
  type InputOf,
} from '@quillcare/contracts';
import {
  currentContext,
  Implements,
  RpcClient,
  toWire,
  UnitOfWork,
  type Handler,
} from '@quillcare/service-kit';
import { SurgeryCaseRepository } from '../../surgery-case/persistence/surgery-case.repository';
import { ClinicalRight } from '../clinical-access';
import { documentName } from '../domain/document-name';
import { documentTypeOf, type DocumentMediaType } from '../domain/document-type';
import { CaseDocumentRepository } from '../persistence/case-document.repository';
import { DocumentFiles, documentInvalidError, type WrittenFile } from '../persistence/document-files';

type Input = InputOf<typeof uploadCaseDocument>;

interface Recognised {
  file: WrittenFile;
  mediaType: DocumentMediaType;
}

@Implements(uploadCaseDocument)
export class UploadCaseDocumentHandler implements Handler<typeof uploadCaseDocument> {
  constructor(
    private readonly cases: SurgeryCaseRepository,
    private readonly documents: CaseDocumentRepository,
    private readonly files: DocumentFiles,
    private readonly clinical: ClinicalRight,
    private readonly rpc: RpcClient,
    private readonly uow: UnitOfWork,
  ) {}

  /** Stores the file and detects its type before the transaction, and only if the case exists. */
  async prepare({ params, body }: Input): Promise<Recognised> {
    await this.uow.run(async () => {
      await this.cases.get(params.id);
      await this.documents.assertBelowLimit(params.id);
    });
    if (isClinicalDocument(body.kind)) await this.clinical.assertGranted();
    const file = await this.files.write(this.piecesOf(body.uploadId));
    const verdict = documentTypeOf(file);
    if ('mediaType' in verdict) return { file, mediaType: verdict.mediaType };
    await this.files.discard(file.id);
    throw documentInvalidError(verdict.problem);
  }

  async handle({ params, body }: Input, { file, mediaType }: Recognised): Promise<CaseDocument> {
    const { id: surgeryCaseId } = await this.cases.get(params.id, { lock: true });
    const document = await this.documents.add({
      surgeryCaseId,
      file,
      mediaType,
      kind: body.kind,
      name: documentName(body.fileName, mediaType),
      uploadedByName: currentContext().actor.name,
    });
    return toWire(document);
  }

  private async *piecesOf(uploadId: string): AsyncGenerator<Buffer> {
    const { organisationId } = currentContext();
    if (!organisationId) throw new Error('An upload needs an organisation.');
    for (let sequence = 0; ; sequence += 1) {
      const { base64 } = await this.rpc.call(readUpload, { body: { organisationId, uploadId, sequence } });
      if (base64 === null && sequence === 0)
        throw invalidInput({ path: 'uploadId', message: 'This upload does not exist' });
      if (base64 === null) return;
      yield Buffer.from(base64, 'base64');
    }
  }
}
