import { defineParts } from '@quillcare/service-kit';
import { FollowReplacementHandler } from './operations/follow-replacement.handler';
import { LinkIssuer } from './operations/link-issuer';
import { OpenPublicQuoteQuery } from './operations/open-public-quote.query';
import { PageFactsReader } from './operations/page-facts.reader';
import { PatientLinkGuard } from './operations/patient-link.guard';
import { ResolvePatientLinkQuery } from './operations/resolve-patient-link.query';
import { RespondToQuoteHandler } from './operations/respond-to-quote.handler';
import { SendReplacementLinkHandler } from './operations/send-replacement-link.handler';
import { VariationReader } from './operations/variation.reader';
import { WithdrawAcceptanceHandler } from './operations/withdraw-acceptance.handler';
import { AnswerPerRevision1764000002000 } from './persistence/answer-per-revision.migration';
import { CreatePatientLink1763620000000 } from './persistence/create-patient-link.migration';
import { HashAnswers1795030900000 } from './persistence/hash-answers.migration';
import { KeepSignedTotal1764500004000 } from './persistence/keep-signed-total.migration';
import { LockPatientLink1764000003000 } from './persistence/lock-patient-link.migration';
import { PatientsSide1764500000000 } from './persistence/patients-side.migration';
import { RevokePatientLinks1764810000000 } from './persistence/revoke-patient-links.migration';
import { PatientLinkRepository } from './persistence/patient-link.repository';
import { PatientResponseRepository } from './persistence/patient-response.repository';

/** The patient's link and answer. */
export const patientParts = defineParts({
  migrations: [
    CreatePatientLink1763620000000,
    AnswerPerRevision1764000002000,
    LockPatientLink1764000003000,
    PatientsSide1764500000000,
    KeepSignedTotal1764500004000,
    RevokePatientLinks1764810000000,
    HashAnswers1795030900000,
  ],
  handlers: [
    FollowReplacementHandler,
    OpenPublicQuoteQuery,
    ResolvePatientLinkQuery,
    RespondToQuoteHandler,
    SendReplacementLinkHandler,
    WithdrawAcceptanceHandler,
  ],
  providers: [
    LinkIssuer,
    PageFactsReader,
    PatientLinkGuard,
    PatientLinkRepository,
    PatientResponseRepository,
    VariationReader,
  ],
});
