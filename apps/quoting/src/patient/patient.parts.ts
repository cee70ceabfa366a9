import { defineParts } from '@quillcare/service-kit';
import { IdentifyPatientHandler } from './operations/identify-patient.handler';
import { LinkIssuer } from './operations/link-issuer';
import { OpenPublicQuoteQuery } from './operations/open-public-quote.query';
import { PatientLinkGuard } from './operations/patient-link.guard';
import { ResolvePatientLinkQuery } from './operations/resolve-patient-link.query';
import { RespondToQuoteHandler } from './operations/respond-to-quote.handler';
import { SendReplacementLinkHandler } from './operations/send-replacement-link.handler';
import { UnlockQuoteLinkHandler } from './operations/unlock-quote-link.handler';
import { AnswerPerRevision1764000002000 } from './persistence/answer-per-revision.migration';
import { CreatePatientLink1763620000000 } from './persistence/create-patient-link.migration';
import { LockPatientLink1764000003000 } from './persistence/lock-patient-link.migration';
import { PatientLinkRepository } from './persistence/patient-link.repository';
import { PatientResponseRepository } from './persistence/patient-response.repository';

/** The patient's link and answer. */
export const patientParts = defineParts({
  migrations: [CreatePatientLink1763620000000, AnswerPerRevision1764000002000, LockPatientLink1764000003000],
  handlers: [
    IdentifyPatientHandler,
    OpenPublicQuoteQuery,
    ResolvePatientLinkQuery,
    RespondToQuoteHandler,
    SendReplacementLinkHandler,
    UnlockQuoteLinkHandler,
  ],
  providers: [LinkIssuer, PatientLinkGuard, PatientLinkRepository, PatientResponseRepository],
});
