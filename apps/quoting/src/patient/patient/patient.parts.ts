import { defineParts } from '@quillcare/service-kit';
import { FollowReplacementHandler } from './operations/follow-replacement.handler';
import { OpenPublicQuoteQuery } from './operations/open-public-quote.query';
import { PageFactsReader } from './operations/page-facts.reader';
import { RespondToQuoteHandler } from './operations/respond-to-quote.handler';
import { SendReplacementLinkHandler } from './operations/send-replacement-link.handler';
import { VariationReader } from './operations/variation.reader';
import { WithdrawAcceptanceHandler } from './operations/withdraw-acceptance.handler';
import { AnswerPerRevision1764000002000 } from './persistence/answer-per-revision.migration';
import { HashAnswers1795030900000 } from './persistence/hash-answers.migration';
import { KeepSignedTotal1764500004000 } from './persistence/keep-signed-total.migration';
import { PatientsSide1764500000000 } from './persistence/patients-side.migration';
import { PatientResponseRepository } from './persistence/patient-response.repository';

/** The patient's page: what the link shows, and the answer. */
export const patientParts = defineParts({
  migrations: [
    AnswerPerRevision1764000002000,
    PatientsSide1764500000000,
    KeepSignedTotal1764500004000,
    HashAnswers1795030900000,
  ],
  handlers: [
    FollowReplacementHandler,
    OpenPublicQuoteQuery,
    RespondToQuoteHandler,
    SendReplacementLinkHandler,
    WithdrawAcceptanceHandler,
  ],
  providers: [PageFactsReader, PatientResponseRepository, VariationReader],
});
