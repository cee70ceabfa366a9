import { defineParts } from '@quillcare/service-kit';
import { CaseAudienceReader } from './case-audience';
import { ClinicalRight } from './clinical-access';
import { DeleteCaseDocumentHandler } from './operations/delete-case-document.handler';
import { GetCaseDocumentFileQuery } from './operations/get-case-document-file.query';
import { ListCaseDocumentsQuery } from './operations/list-case-documents.query';
import { RestoreCaseDocumentHandler } from './operations/restore-case-document.handler';
import { UpdateCaseDocumentHandler } from './operations/update-case-document.handler';
import { UploadCaseDocumentHandler } from './operations/upload-case-document.handler';
import { CaseDocumentEntity } from './persistence/case-document.entity';
import { CaseDocumentRepository } from './persistence/case-document.repository';
import { DocumentFiles } from './persistence/document-files';

/** Documents of surgery cases: referrals, consents, reports and approvals. */
export const caseDocumentParts = defineParts({
  entities: [CaseDocumentEntity],
  handlers: [
    DeleteCaseDocumentHandler,
    GetCaseDocumentFileQuery,
    ListCaseDocumentsQuery,
    RestoreCaseDocumentHandler,
    UpdateCaseDocumentHandler,
    UploadCaseDocumentHandler,
  ],
  providers: [CaseAudienceReader, ClinicalRight, CaseDocumentRepository, DocumentFiles],
});
