import { defineParts } from '@quillcare/service-kit';
import { FollowReplacementHandler } from './operations/follow-replacement.handler';
import { OpenPublicQuoteQuery } from './operations/open-public-quote.query';
import { PageFactsReader } from './operations/page-facts.reader';
import { RespondToQuoteHandler } from './operations/respond-to-quote.handler';
import { SendReplacementLinkHandler } from './operations/send-replacement-link.handler';
import { VariationReader } from './operations/variation.reader';
import { WithdrawAcceptanceHandler } from './operations/withdraw-acceptance.handler';
import { PatientResponseRepository } from '../signing/persistence/patient-response.repository';

/** The patient page: what a link shows, and the patient's answer. */
export const patientParts = defineParts({
  handlers: [
    FollowReplacementHandler,
    OpenPublicQuoteQuery,
    RespondToQuoteHandler,
    SendReplacementLinkHandler,
    WithdrawAcceptanceHandler,
  ],
  providers: [PageFactsReader, PatientResponseRepository, VariationReader],
});
