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
import { PatientLinkRepository } from './persistence/patient-link.repository';
import { PatientResponseRepository } from './persistence/patient-response.repository';

/** The patient's link and answer. */
export const patientParts = defineParts({
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
