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
import { StoredParts } from './operations/stored-parts';
import { VerifyDocumentQuery } from './operations/verify-document.query';
import { NameClientsOfFaults1796100000000 } from './persistence/name-clients-of-faults.migration';
import { AttestQuoteFiles1796210000000 } from './persistence/attest-quote-files.migration';
import { CreateEvidenceChecks1795121000000 } from './persistence/create-evidence-checks.migration';
import { CreateQuoteFiles1764500006001 } from './persistence/create-quote-files.migration';
import { CreateStoredFiles1764500006000 } from './persistence/create-stored-files.migration';
import { KeepStoredFiles1795010000000 } from './persistence/keep-stored-files.migration';
import { QuoteFileRepository } from './persistence/quote-file.repository';
import { PdfRenderer } from './render/pdf.renderer';
import { SealingIdentityRepository } from './seal/sealing-identity.repository';

/** What proves a quote and its signature: the files about it. */
export const evidenceParts = defineParts({
  migrations: [
    CreateStoredFiles1764500006000,
    CreateQuoteFiles1764500006001,
    KeepStoredFiles1795010000000,
    CreateEvidenceChecks1795121000000,
    NameClientsOfFaults1796100000000,
    AttestQuoteFiles1796210000000,
  ],
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
    QuoteFileRepository,
    QuotePdfMaker,
    SealingIdentityRepository,
    SigningRecordReader,
    StoredParts,
  ],
});
