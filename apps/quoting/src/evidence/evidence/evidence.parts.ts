import { defineParts } from '@quillcare/service-kit';
import { EvidenceCheckStore } from './check/evidence-check.store';
import { SaidChecker } from './check/said-checker';
import { UploadChecker } from './check/upload-checker';
import { EvidenceChecker } from './check/evidence-checker';
import { CheckEvidenceJob } from './jobs/check-evidence.job';
import { MakeQuoteFileJob } from './jobs/make-quote-file.job';
import { SweepQuoteFilesJob } from './jobs/sweep-quote-files.job';
import { SweepStoredFilesJob } from './jobs/sweep-stored-files.job';
import { TurnToEvidenceJob } from './jobs/turn-to-evidence.job';
import { CompareTotalHandler } from './operations/compare-total.handler';
import { GetEvidenceCheckQuery } from './operations/get-evidence-check.query';
import { GetPatientPdfQuery } from './operations/get-patient-pdf.query';
import { GetQuotePdfQuery } from './operations/get-quote-pdf.query';
import { ListQuoteFilesQuery } from './operations/list-quote-files.query';
import { PracticeLogo } from './operations/practice-logo';
import { QuoteFilePages } from './operations/quote-file.pages';
import { QuotePdfMaker } from './operations/quote-pdf.maker';
import { ReadDocumentHealthQuery } from './operations/read-document-health.query';
import { RemakeQuoteFileHandler } from './operations/remake-quote-file.handler';
import { SigningRecordReader } from './operations/signing-record.reader';
import { StartEvidenceCheckHandler } from './operations/start-evidence-check.handler';
import { VerifyDocumentQuery } from './operations/verify-document.query';
import { PdfRenderer } from './render/pdf.renderer';
import { SealingIdentityRepository } from './seal/sealing-identity.repository';

export const evidenceParts = defineParts({
  handlers: [
    GetPatientPdfQuery,
    GetQuotePdfQuery,
    ListQuoteFilesQuery,
    ReadDocumentHealthQuery,
    RemakeQuoteFileHandler,
    CompareTotalHandler,
    VerifyDocumentQuery,
    GetEvidenceCheckQuery,
    StartEvidenceCheckHandler,
  ],
  jobs: [MakeQuoteFileJob, SweepQuoteFilesJob, SweepStoredFilesJob, TurnToEvidenceJob, CheckEvidenceJob],
  providers: [
    EvidenceChecker,
    SaidChecker,
    UploadChecker,
    EvidenceCheckStore,
    PdfRenderer,
    PracticeLogo,
    QuoteFilePages,
    QuotePdfMaker,
    SealingIdentityRepository,
    SigningRecordReader,
  ],
});
